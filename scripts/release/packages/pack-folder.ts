import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { SetupError } from '../../setup-error.ts';

const run = promisify(execFile);
const packedSchema = z.array(z.object({ filename: z.string() }));

/**
 * A tarball of a package's folder, made by npm.
 *
 * @returns its name in `target`
 */
export async function packFolder(folder: string, target: string): Promise<string> {
  const options = ['--ignore-scripts', '--json', '--loglevel=error', '--pack-destination', target];
  const { stdout } = await run('npm', ['pack', folder, ...options]).catch(
    ({ stderr }: { stderr: string }) => {
      throw new SetupError(`npm pack failed:\n${stderr}`);
    },
  );
  const [packed] = z.parse(packedSchema, JSON.parse(stdout));
  if (!packed) throw new SetupError(`npm packed nothing of ${folder}`);
  return packed.filename;
}
