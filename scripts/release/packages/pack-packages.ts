import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { commandLine } from '@mall/command-line/command-line';
import { runCommandLine } from '@mall/command-line/run-command-line';
import { compilePackage } from './compile-package.ts';
import { packFolder } from './pack-folder.ts';
import { squadPackages } from './squad-packages.ts';
import { inStage } from './stage.ts';

async function pack({ to }: { to: string }): Promise<void> {
  const target = path.resolve(to);
  mkdirSync(target, { recursive: true });
  await inStage(async (stage) => {
    for (const [index, folder] of squadPackages.entries()) {
      console.log(`packing ${folder} (${index + 1} of ${squadPackages.length})`);
      const tarball = path.join(target, await packFolder(await compilePackage(folder, stage), target));
      console.log(`${tarball}  ${(statSync(tarball).size / 1024).toFixed(1)} KB`);
    }
  });
}

const program = commandLine({
  command: 'npm run pack --',
  description:
    'Packs what a squad with a repository of its own installs (docs/own-repository.md): contracts, ui, kit, command line.',
  examples: [
    ['npm run pack -- --to tarballs', 'a tarball of each, for npm install or npm publish'],
    ['npm publish tarballs/mall-contracts-2.0.0.tgz', "into your organisation's registry of packages"],
  ],
})
  .requiredOption('--to <folder>', 'where the tarballs are put')
  .action(pack);

await runCommandLine(program);
