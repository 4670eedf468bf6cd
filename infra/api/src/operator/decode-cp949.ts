/** KS X 1001, the older part of CP949; Node's decoder knows no more than that under this name. */
const older = () => new TextDecoder('euc-kr', { fatal: true });

const [firstSyllable, lastSyllable] = [0xac00, 0xd7a3];
/** Second bytes of what CP949 adds. */
const addedTrails = [...bytesFrom(0x41, 0x5a), ...bytesFrom(0x61, 0x7a), ...bytesFrom(0x81, 0xfe)];

function bytesFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, step) => first + step);
}

/**
 * The syllables that CP949 adds, by their two bytes: those of Unicode that KS X 1001 lacks, in Unicode's order, in the
 * places that it leaves free.
 */
function addedSyllables(): Map<number, string> {
  const decoder = older();
  const known = new Set<string>();
  for (let lead = 0xb0; lead <= 0xc8; lead += 1) {
    for (let trail = 0xa1; trail <= 0xfe; trail += 1) known.add(decoder.decode(Uint8Array.of(lead, trail)));
  }
  const added = new Map<number, string>();
  let syllable = firstSyllable;
  for (let lead = 0x81; lead <= 0xc6; lead += 1) {
    // From 0xa1 on the upper half is KS X 1001's.
    for (const trail of lead < 0xa1 ? addedTrails : addedTrails.filter((byte) => byte < 0xa1)) {
      while (known.has(String.fromCharCode(syllable))) syllable += 1;
      if (syllable > lastSyllable) return added;
      added.set(lead * 256 + trail, String.fromCharCode(syllable));
      syllable += 1;
    }
  }
  return added;
}

/** Text in CP949 (Windows code page 949). Throws for bytes that are none. */
export function decodeCp949(bytes: Uint8Array): string {
  const added = addedSyllables();
  const decoder = older();
  let text = '';
  for (let place = 0; place < bytes.length; ) {
    const lead = bytes[place] ?? 0;
    const size = lead < 0x80 ? 1 : 2;
    const syllable = size === 2 ? added.get(lead * 256 + (bytes[place + 1] ?? 0)) : undefined;
    text += syllable ?? decoder.decode(bytes.subarray(place, place + size));
    place += size;
  }
  return text;
}
