import { browsers, firstOf, headlessShells } from '@mall/smoke/installed-browser';
import { SetupError } from '../setup-error.ts';
import { installDebianPackage } from './debian-package.ts';
import { bringKoreanFace } from './korean-face.ts';

const install = (name: string, say: (line: string) => void) => installDebianPackage([name], say);

/**
 * Path of a Chromium: `CHROMIUM_PATH`, the system's, or Debian's package, installed when it is missing, as a face for
 * Korean is.
 */
export function findChromium(say: (line: string) => void): string {
  bringKoreanFace(say);
  const candidates = [process.env.CHROMIUM_PATH, ...browsers];
  const found = firstOf(candidates) ?? (install('chromium', say) ? firstOf(candidates) : undefined);
  if (found) return found;
  throw new SetupError('no Chromium was found: install Chromium or Chrome, or set CHROMIUM_PATH to one');
}

/**
 * Path of Chromium's headless shell: the same engine without a browser's windows, which needs two thirds of its time.
 * It has no back/forward cache. `HEADLESS_SHELL_PATH`, the system's, Debian's package, or else `findChromium`.
 */
export function findHeadlessShell(say: (line: string) => void): string {
  bringKoreanFace(say);
  const candidates = [process.env.HEADLESS_SHELL_PATH, ...headlessShells];
  return (
    firstOf(candidates) ??
    (install('chromium-headless-shell', say) ? firstOf(candidates) : undefined) ??
    findChromium(say)
  );
}
