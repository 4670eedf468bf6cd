import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { SetupError } from '../setup-error.ts';

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium: `CHROMIUM_PATH`, the system's, or Debian's package, installed when it is missing. */
export function findChromium(say: (line: string) => void): string {
  const found = [process.env.CHROMIUM_PATH, ...known].find((path) => path && existsSync(path));
  if (found) return found;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    say('installing Chromium from the Debian package …');
    const run = (args: string[]) =>
      execFileSync('apt-get', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    run(['update', '-qq']);
    run(['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk']);
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  throw new SetupError('no Chromium was found: install Chromium or Chrome, or set CHROMIUM_PATH to one');
}
