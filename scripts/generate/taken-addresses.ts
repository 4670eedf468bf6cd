import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { areForOnePage } from '@mall/registry/compose';
import { SetupError } from '../setup-error.ts';
import type { Workshop } from './plan.ts';

/** Sources of a remote that may hold routes; they need not stand in `remote.ts`. */
function sourcesOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile() && /(?<!\.test)\.ts$/.test(file.name))
    .map((file) => readFileSync(path.join(file.parentPath, file.name), 'utf8'));
}

/** Patterns of routes: `path: '…'`, and those of `paths: { … }`. */
function patternsIn(source: string): string[] {
  const blocks = [...source.matchAll(/\bpaths: \{([^}]*)\}/g)].map(([, block]) => block ?? '');
  return [
    ...source.matchAll(/\bpath: '(\/[^']*)'/g),
    ...blocks.flatMap((block) => [...block.matchAll(/: '(\/[^']*)'/g)]),
  ].map(([, pattern]) => pattern ?? '');
}

/** Refuses an address that another remote answers: compose would refuse the release. */
export function checkAddress({ root }: Workshop, remote: string, address: string): string {
  for (const name of readdirSync(root).filter((each) => each.startsWith('mf-') && each !== remote)) {
    const patterns = sourcesOf(path.join(root, name, 'src')).flatMap(patternsIn);
    const taken = patterns.find((pattern) => areForOnePage(pattern, address));
    if (!taken) continue;
    const pattern = taken === address ? '' : ` (${taken})`;
    throw new SetupError(`the address ${address} is ${name}'s${pattern}; choose another name`);
  }
  return address;
}
