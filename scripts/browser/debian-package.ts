import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs packages of Debian, the first of which is named to the reader; false where that cannot be done. */
export function installDebianPackage(names: readonly string[], say: (line: string) => void): boolean {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false;
  say(`installing ${names[0]} from the Debian package …`);
  const run = (args: string[]) =>
    execFileSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  try {
    run(['update', '-qq']);
    run(['install', '-y', '-qq', '--no-install-recommends', ...names]);
    return true;
  } catch {
    return false;
  }
}
