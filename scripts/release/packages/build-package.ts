import { mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../workspace.ts';
import { compilePackage } from './compile-package.ts';
import type { SquadPackage } from './squad-packages.ts';
import { inStage } from './stage.ts';

/**
 * Builds what a tarball of the package holds, in its `dist/package`.
 *
 * @returns that folder, from the root
 */
export function buildPackage(folder: SquadPackage): Promise<string> {
  const built = path.join(folder, 'dist/package');
  return inStage(async (stage) => {
    const compiled = await compilePackage(folder, stage);
    const target = path.join(root, built);
    rmSync(target, { recursive: true, force: true });
    mkdirSync(path.dirname(target), { recursive: true });
    renameSync(compiled, target);
    return built;
  });
}
