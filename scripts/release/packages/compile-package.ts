import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { SetupError } from '../../setup-error.ts';
import { root } from '../../workspace.ts';
import { type Manifest, manifestSchema, namedSources, packedManifest } from './packed-manifest.ts';
import { undeclaredImports } from './undeclared-imports.ts';

const run = promisify(execFile);
const compiler = path.join(root, 'node_modules/typescript-native/bin/tsc');

/** Settings by which a package is compiled: JavaScript and types beside each other. */
function settingsOf(folder: string, manifest: Manifest, stage: string) {
  const source = path.join(root, folder);
  return {
    extends: path.join(source, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      jsx: 'preserve',
      types: ['node'],
      rootDir: path.join(source, 'src'),
      outDir: path.join(stage, manifest.name, 'dist'),
    },
    files: namedSources(manifest).map((file) => path.join(source, file)),
    include: [path.join(source, 'src')],
    exclude: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'src/testing'].map((file) => path.join(source, file)),
  };
}

/**
 * Puts a package together as it is installed elsewhere, in `<stage>/<name>`. Node runs no TypeScript from
 * `node_modules`, and a squad should not check the types of another's sources.
 *
 * @returns that folder
 */
export async function compilePackage(folder: string, stage: string): Promise<string> {
  const source = path.join(root, folder);
  const manifest = z.parse(
    manifestSchema,
    JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')),
  );
  const target = path.join(stage, manifest.name);
  mkdirSync(target, { recursive: true });
  const settings = path.join(stage, 'tsconfig.json');
  writeFileSync(settings, JSON.stringify(settingsOf(folder, manifest, stage)));
  await run(process.execPath, [compiler, '-p', settings]).catch(({ stdout }: { stdout: string }) => {
    throw new SetupError(`${manifest.name} does not compile:\n${stdout}`);
  });
  for (const file of ['README.md', ...manifest.files].filter((name) => existsSync(path.join(source, name))))
    if (file !== 'dist') cpSync(path.join(source, file), path.join(target, file), { recursive: true });
  writeFileSync(path.join(target, 'package.json'), `${JSON.stringify(packedManifest(manifest), null, 2)}\n`);
  const undeclared = undeclaredImports(target, manifest);
  if (undeclared.length > 0)
    throw new SetupError(
      [
        `${folder}/package.json does not name what the package imports; add it to its dependencies or peers:`,
        ...undeclared.map((line) => `  - ${line}`),
      ].join('\n'),
    );
  return target;
}
