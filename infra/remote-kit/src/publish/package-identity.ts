import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { parseJson } from './parse-json.ts';

const manifestSchema = z.object({
  name: z.string().check(z.minLength(1)),
  version: z.string().check(z.minLength(1)),
});

/** Name and version of a package as its artifact has them, from its package.json. */
export function packageIdentity(folder: string): { name: string; version: string } {
  const file = path.join(folder, 'package.json');
  const parsed = z.safeParse(manifestSchema, parseJson(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file} needs a name and a version`);
  const { name, version } = parsed.data;
  // A scope is the package's alone: `@mall/shell` is the artifact "shell".
  return { name: name.replace(/^@[^/]+\//, ''), version };
}
