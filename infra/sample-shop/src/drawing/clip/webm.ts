/** Frames of a clip that plays one after the other. */
interface Clip {
  /** Key frames of VP8. */
  frames: readonly Buffer[];
  /** px */
  width: number;
  height: number;
  framesPerSecond: number;
}

/** Names of elements of WebM (https://www.webmproject.org/docs/container/). */
const id = {
  header: 0x1a45dfa3,
  version: 0x4286,
  readVersion: 0x42f7,
  maximumIdLength: 0x42f2,
  maximumSizeLength: 0x42f3,
  documentType: 0x4282,
  documentVersion: 0x4287,
  documentReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timecodeScale: 0x2ad7b1,
  duration: 0x4489,
  muxer: 0x4d80,
  writer: 0x5741,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  isLaced: 0x9c,
  codec: 0x86,
  trackType: 0x83,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  cluster: 0x1f43b675,
  timecode: 0xe7,
  block: 0xa3,
} as const;

const nanosecondsPerMs = 1_000_000;
const videoTrack = 1;
/** Shown at once and not to be dropped. */
const isKeyFrame = 0x80;

/**
 * Packs frames into a WebM file. Every frame stands alone, so that nothing has to be encoded across them; a few seconds
 * are one cluster, whose times are counted in 16 bits of a millisecond.
 * @throws RangeError when the clip is longer than that.
 */
export function packWebm({ frames, width, height, framesPerSecond }: Clip): Buffer {
  const timeOf = (index: number) => Math.round((index * 1000) / framesPerSecond);
  if (timeOf(frames.length) > 0x7fff) throw new RangeError('a clip of one cluster lasts 32 seconds at most');
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(timeOf(frames.length));
  const blocks = frames.map((frame, index) => {
    const head = Buffer.from([0x80 | videoTrack, 0, 0, isKeyFrame]);
    head.writeInt16BE(timeOf(index), 1);
    return element(id.block, head, frame);
  });
  return Buffer.concat([
    element(
      id.header,
      number(id.version, 1),
      number(id.readVersion, 1),
      number(id.maximumIdLength, 4),
      number(id.maximumSizeLength, 8),
      element(id.documentType, Buffer.from('webm')),
      number(id.documentVersion, 2),
      number(id.documentReadVersion, 2),
    ),
    element(
      id.segment,
      element(
        id.info,
        number(id.timecodeScale, nanosecondsPerMs),
        element(id.duration, duration),
        element(id.muxer, Buffer.from('sample-shop')),
        element(id.writer, Buffer.from('sample-shop')),
      ),
      element(id.tracks, trackOf(width, height)),
      element(id.cluster, number(id.timecode, 0), ...blocks),
    ),
  ]);
}

function trackOf(width: number, height: number): Buffer {
  return element(
    id.track,
    number(id.trackNumber, videoTrack),
    number(id.trackUid, videoTrack),
    number(id.isLaced, 0),
    element(id.codec, Buffer.from('V_VP8')),
    number(id.trackType, 1),
    element(id.video, number(id.width, width), number(id.height, height)),
  );
}

/** The key frame of VP8 that a lossy WebP is. Throws for any other picture. */
export function frameOf(webp: Buffer): Buffer {
  const [kind, start] = [webp.toString('latin1', 12, 16), 20];
  if (kind !== 'VP8 ') throw new TypeError(`a WebP of kind ${kind} is no frame of VP8`);
  return webp.subarray(start, start + webp.readUInt32LE(16));
}

function element(name: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(body.length));
  // Eight bytes: the first bit set in the first one says so.
  size[0] = 1;
  return Buffer.concat([bytesOf(name), size, body]);
}

const number = (name: number, value: number): Buffer => element(name, bytesOf(value));

/** Big-endian, as few bytes as it takes. */
function bytesOf(value: number): Buffer {
  const hex = value.toString(16);
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
}
