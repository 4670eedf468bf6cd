import * as z from 'zod';
import {
  maximumPictureBytes,
  PictureRefused,
  readTextPicture,
  type TextPicture,
  textPictureKey,
  textPicturePath,
} from '../../../../catalogue/pictures/texts/text-picture.ts';
import { preparedCommand, refused } from '../operator-command.ts';

/** Pictures of one call: one after the other is worked out, and all are kept or none. */
const maximumFiles = 20;
/** Base64 has four letters for three bytes. */
const maximumLetters = Math.ceil(maximumPictureBytes / 3) * 4 + 4;

/** A picture that the command line has read; its type is read from its bytes. */
export const pictureFileSchema = z.strictObject({
  name: z.string().max(200),
  base64: z.base64().max(maximumLetters),
});

const inputSchema = z.strictObject({ files: z.array(pictureFileSchema).min(1).max(maximumFiles) });

/** Takes pictures for texts and says how a text shows them. A file that is no picture leaves the others out, too. */
export const addPictures = preparedCommand(inputSchema, async ({ files }) => {
  const read: { name: string; picture: TextPicture }[] = [];
  const faults: string[] = [];
  for (const { name, base64 } of files) {
    try {
      read.push({ name, picture: await readTextPicture(Buffer.from(base64, 'base64')) });
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error;
      faults.push(`${name} ${error.message}`);
    }
  }
  return async ({ pictures }) => {
    if (faults.length > 0) throw refused('nothing was kept:', faults);
    for (const { picture } of read) await pictures.keep(textPictureKey(picture.sha256), picture.bytes);
    return {
      lines: read.map(
        ({ name, picture: { sha256, width, height } }) =>
          `${name}: <img src="${textPicturePath(sha256)}" width="${width}" height="${height}" alt="">`,
      ),
      changes: read.map(({ name, picture: { sha256, width, height } }) => ({
        subject: `picture ${sha256.slice(0, 12)}`,
        before: null,
        after: { name, width, height },
      })),
    };
  };
});
