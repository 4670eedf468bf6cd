import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { RegistryError } from './registry-error.ts';

const identitySchema = z.object({ version: z.string() });
const versionIn = (file: string) => z.parse(identitySchema, JSON.parse(readFileSync(file, 'utf8'))).version;

/**
 * The artifact to publish: `folder` itself, or the build of the package that it is. Refuses a package that was not
 * built, or not since its version was raised.
 */
export function builtFolderOf(folder: string): string {
  if (existsSync(path.join(folder, 'artifact.json'))) return folder;
  const name = path.basename(path.resolve(folder));
  if (!existsSync(folder)) throw new RegistryError(`there is no folder ${folder}`);
  const manifest = path.join(folder, 'package.json');
  if (!existsSync(manifest))
    throw new RegistryError(`${folder} is neither a package nor an artifact`, [
      'name the folder of a package, such as mf-live',
    ]);
  const advice = `build it first: npm run build, in ${folder}`;
  const built = path.join(folder, 'dist/artifact');
  if (!existsSync(path.join(built, 'artifact.json')))
    throw new RegistryError(`${name} was not built`, [advice]);
  const [wanted, present] = [versionIn(manifest), versionIn(path.join(built, 'artifact.json'))];
  if (wanted !== present)
    throw new RegistryError(`${name} is at ${wanted}, but its build is ${present}`, [advice]);
  return built;
}
