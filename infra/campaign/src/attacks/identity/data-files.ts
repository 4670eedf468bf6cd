import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Attack } from '../../attack.ts';
import { Tally } from '../../tally.ts';

const open = 0o077;

export const dataFiles: Attack = {
  name: 'identity/data-files',
  about: 'no other account of the machine reads or writes what the shop keeps',
  isQuick: true,
  run: async ({ dataFolder }) => {
    const tally = new Tally();
    const judge = (file: string) => {
      // What signatures are checked with is for everybody.
      if (file.endsWith('public.pem')) return;
      // A temporary file may be gone by now.
      if (!existsSync(file)) return;
      const mode = statSync(file).mode & 0o777;
      tally.hold(
        (mode & open) === 0,
        `${path.relative(dataFolder, file) || 'the data folder'}: expected nothing for other accounts, got mode ${mode.toString(8)}`,
      );
    };
    judge(dataFolder);
    for (const folder of ['api', 'edge', 'registry/keys', 'registry/releases', 'registry/channels'])
      for (const entry of readdirSync(path.join(dataFolder, folder), {
        recursive: true,
        withFileTypes: true,
      }))
        judge(path.join(entry.parentPath, entry.name));
    return tally.result;
  },
};
