import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { packageOf } from '@mall/remote-kit/build/library-modules';
import typescript from 'typescript';
import type { Manifest } from './packed-manifest.ts';

/** Names that the build of a remote leads elsewhere: to the remote's own definition, and to one refresh runtime. */
const filledInByTheBuild = ['remote-definition', 'react-refresh-own'];

/** Packages that a file asks for, types included. */
function packagesIn(text: string): string[] {
  return typescript
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => !name.startsWith('.') && !isBuiltin(name) && !filledInByTheBuild.includes(name))
    .map(packageOf);
}

/**
 * What a compiled package imports and its package.json does not name, as `file: package`. Types are looked at as well:
 * a compiler that infers one may name a package that no source mentions.
 */
export function undeclaredImports(
  folder: string,
  { name, dependencies, peerDependencies }: Pick<Manifest, 'name' | 'dependencies' | 'peerDependencies'>,
): string[] {
  const declared = new Set([name, ...Object.keys({ ...dependencies, ...peerDependencies })]);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:[cm]?jsx?|ts)$/.test(file))
    .sort()
    .flatMap((file) =>
      [...new Set(packagesIn(readFileSync(path.join(folder, file), 'utf8')))]
        .filter((each) => !declared.has(each))
        .map((each) => `${file}: ${each}`),
    );
}
