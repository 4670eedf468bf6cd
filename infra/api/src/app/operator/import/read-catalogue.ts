import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { notReadable, readGiven } from '../read-given.ts';
import { decodeText } from './decode-text.ts';
import { readCsv } from './read-csv.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** Most that the pictures of one import take, as characters of base64; the API takes 128 MB in all. */
const maximumSent = 100_000_000;
/** Pictures between two notes of how far it is. */
const progressEvery = 20;

/**
 * What an import sends: the CSV and those pictures of the folder that it names, in the shop's size, so that photos
 * straight from a camera fit. What is no picture goes as it is; the API says on which line it is named.
 */
export async function readCatalogue(
  file: string,
  folder: string | undefined,
  say: (progress: string) => void,
): Promise<{ csv: string; pictures: Record<string, string> }> {
  const csv = decodeText(await readGiven(file));
  const named = new Set(readCsv(csv).rows.map((row) => row.values.picture));
  // Names are compared composed: macOS writes Hangul decomposed.
  const files = (folder ? await readdir(folder).catch(notReadable(folder)) : []).filter((name) =>
    named.has(name.normalize('NFC')),
  );
  const pictures: Record<string, string> = {};
  let sent = 0;
  for (const [index, name] of files.entries()) {
    const bytes = await readFile(join(folder ?? '', name));
    const small = await shrinkPicture(bytes).catch(() => bytes);
    const text = small.toString('base64');
    sent += text.length;
    if (sent > maximumSent)
      throw new Error(`the pictures from ${name} on are too much for one import; divide the catalogue`);
    pictures[name.normalize('NFC')] = text;
    if ((index + 1) % progressEvery === 0 || index + 1 === files.length)
      say(`${index + 1} of ${files.length} pictures read`);
  }
  return { csv, pictures };
}
