import { readdirSync } from 'node:fs';
import path from 'node:path';
import { SetupError } from '../setup-error.ts';
import { camelCase } from './names.ts';
import type { Change, Workshop } from './plan.ts';

export const callFolder = 'shared-contracts/src/api';
const heading =
  '/** Generated from the folders beside it by `npm run generate -- domains`; a test compares them. */';

/** Files of calls as `orders/carts`, in order. */
function domainFiles({ root }: Workshop): string[] {
  return readdirSync(path.join(root, callFolder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.includes(path.sep) && file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.replaceAll(path.sep, '/').slice(0, -'.ts'.length));
}

/** `domains.ts`, by which `all-endpoints.ts` knows every file: bundles and Jest cannot read a folder at run time. */
export function planDomains(workshop: Workshop, added: readonly string[] = []): Change[] {
  const known = new Map<string, string>();
  for (const file of [...domainFiles(workshop), ...added]) {
    const domain = path.posix.basename(file);
    const other = known.get(domain);
    if (other) throw new SetupError(`the domain ${domain} is ${other} already; choose another name`);
    known.set(domain, file);
  }
  const lines = [...known]
    .sort(([, one], [, other]) => (one < other ? -1 : 1))
    .map(([domain, file]) => `export * as ${camelCase(domain)} from './${file}.ts';`);
  return [{ file: `${callFolder}/domains.ts`, content: `${[heading, ...lines].join('\n')}\n`, isNew: false }];
}
