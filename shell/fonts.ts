/// <reference path="./subset-font.d.ts" />
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/**
 * Pretendard is cut into 92 files by how often its characters are used. From this one on they are so common that
 * every page asked for nearly all of them: one file instead is smaller, and text breaks into fewer runs.
 */
const firstCommonSlice = 72;
/** The weights that the design uses; the common file leaves out the rest. */
const weights = { min: 400, max: 800 };

const facePattern = /@font-face\s*{[^}]*?\.subset\.(\d+)\.woff2[^}]*?unicode-range:\s*([^;}]+);?\s*}/g;

/** The code points of a `unicode-range`. */
function codePointsOf(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [, first, last] = /^\s*U\+([0-9a-f]+)(?:-([0-9a-f]+))?\s*$/i.exec(part) ?? [];
    if (!first) throw new Error(`"${part}" is no unicode-range`);
    const start = Number.parseInt(first, 16);
    const length = Number.parseInt(last ?? first, 16) - start + 1;
    return Array.from({ length }, (_, index) => start + index);
  });
}

/** Cuts the common file, or takes it from the build's cache: it takes seconds and changes with the package only. */
async function commonFile(source: string, version: string, codePoints: readonly number[]): Promise<Buffer> {
  const cacheFolder = path.join(import.meta.dirname, 'node_modules/.cache/fonts');
  const file = path.join(cacheFolder, `${version}-${firstCommonSlice}-${weights.min}-${weights.max}.woff2`);
  if (existsSync(file)) return readFileSync(file);
  const common = await subsetFont(
    readFileSync(path.join(source, 'woff2/PretendardVariable.woff2')),
    String.fromCodePoint(...codePoints),
    { targetFormat: 'woff2', variationAxes: { wght: weights } },
  );
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(file, common);
  return common;
}

/** Writes `pretendard.css` and its files to `target`: one for common characters, the rare ones by the slice. */
export async function buildFonts(target: string): Promise<void> {
  const manifest = require.resolve('pretendard/package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const source = path.join(path.dirname(manifest), 'dist/web/variable');
  const css = readFileSync(path.join(source, 'pretendardvariable-dynamic-subset.css'), 'utf8');
  const ranges = [...css.matchAll(facePattern)]
    .filter(([, slice]) => Number(slice) >= firstCommonSlice)
    .map(([, , range]) => range?.trim() ?? '');
  const common = await commonFile(source, version, ranges.flatMap(codePointsOf));
  // One group with the rare slices only by the very same weights.
  const face = `@font-face{font-family:'Pretendard Variable';font-style:normal;font-display:swap;font-weight:45 920;src:url(./common.woff2) format('woff2-variations');unicode-range:${ranges.join(',')}}`;
  const rare = css.replace(facePattern, (rule, slice: string) =>
    Number(slice) >= firstCommonSlice ? '' : rule,
  );

  cpSync(path.join(source, 'woff2-dynamic-subset'), path.join(target, 'woff2-dynamic-subset'), {
    recursive: true,
    filter: (file) => Number(/\.subset\.(\d+)\./.exec(file)?.[1] ?? 0) < firstCommonSlice,
  });
  writeFileSync(path.join(target, 'common.woff2'), common);
  writeFileSync(path.join(target, 'pretendard.css'), `${rare}\n${face}\n`);
}
