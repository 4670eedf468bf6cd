/** Keys of the Korean two-set keyboard (두벌식), shift left out, by the code point of the first jamo of each row. */
const rows: readonly (readonly [first: number, keys: string])[] = [
  [0x1100, 'r r s e e f a q q t t d w w c z x v g'],
  [0x1161, 'k o i o j p u p h hk ho hl y n nj np nl b m ml l'],
  [0x11a8, 'r r rt s sw sg e f fr fa fq ft fx fv fg a q qt t t d w c z x v g'],
];

const jamo = rows.flatMap(([first, keys]) =>
  keys.split(' ').map((key, index) => ({ letter: String.fromCodePoint(first + index), key })),
);
const single = jamo.filter(({ key }) => key.length === 1);
const initials = jamo.slice(0, 19);
const lettersOf = (list: typeof jamo) => list.map(({ letter }) => letter).join('');
const keysOf = (list: typeof jamo) => list.map(({ key }) => key).join('');

/** Compounds are two keys each, which `translate` cannot do. */
const unfolded = jamo
  .filter(({ key }) => key.length > 1)
  .reduce((text, { letter, key }) => `replace(${text}, '${letter}', '${key}')`, 'normalize(lower($1), NFKD)');

/**
 * What was typed on the keyboard: `코트` and `zhxm` are both `zhxm`, `코ㅌ` is `zhx`. ASCII, so trigrams of it count
 * in every locale.
 */
export const hangulKeysFunction = `create function hangul_keys(text) returns text
  language sql immutable strict parallel safe
  return translate(${unfolded}, '${lettersOf(single)}', '${keysOf(single)}')`;

/** Initial consonants only, as keys: `코트` and `ㅋㅌ` are `zx`. Other letters are left out. */
export const hangulInitialsFunction = `create function hangul_initials(text) returns text
  language sql immutable strict parallel safe
  return translate(regexp_replace(normalize($1, NFKD), '[^${lettersOf(initials)}]', '', 'g'),
    '${lettersOf(initials)}', '${keysOf(initials)}')`;
