import { existsSync, readFileSync } from 'node:fs';

/** What shows in a few lines where a journey stood: headings, and what had come over or into the page. */
const telling = /^\s*- '?(heading|alert|alertdialog|dialog|status|progressbar)\b/;
const lineCount = 40;
const lineWidth = 140;

/**
 * Outline of the page that a failed try stood before, from the snapshot that Playwright leaves beside it: a run on
 * another machine leaves nothing else behind. Nothing without a snapshot.
 * @param file `error-context` of a result
 */
export function seenPage(file: string | undefined): string {
  if (!file || !existsSync(file)) return '';
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => telling.test(line))
    .map((line) => line.replaceAll(/ \[(ref|cursor)=\w+\]/g, '').trim());
  const shown = lines.slice(0, lineCount).map((line) => `\n      ${line.slice(0, lineWidth)}`);
  const left = lines.length - shown.length;
  return [...shown, ...(left > 0 ? [`\n      … and ${left} more`] : [])].join('');
}
