import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as z from 'zod/mini';
import { runBin } from '../reports/run-command.ts';
import { add, type Outcome, one } from '../reports/test-reports.ts';
import { artifactNames, root } from '../workspace.ts';

const cruiser = 'dependency-cruiser/bin/dependency-cruise.mjs';
const config = path.join(root, '.dependency-cruiser.cjs');
const fixtures = 'scripts/test/fixtures/boundaries';
const configSchema = z.object({ forbidden: z.array(z.object({ name: z.string() })) });

/** Every rule by its name. */
function rules(): string[] {
  const { forbidden } = z.parse(configSchema, createRequire(import.meta.url)(config));
  return forbidden.map(({ name }) => name);
}

/** Imports that are wrong on purpose, each in a file named after its fault. */
const wrongFiles = () =>
  readdirSync(path.join(root, fixtures), { recursive: true, encoding: 'utf8' }).filter((file) =>
    path.basename(file).startsWith('fixture-'),
  );

/** Who may import whom. The gate must also catch every fixture, and every rule must catch one: it would be silent. */
export async function checkBoundaries(): Promise<Outcome> {
  const folders = [...artifactNames, 'shared-contracts/src', 'shared-ui/src', 'infra', 'e2e', 'scripts'];
  const ours = await runBin(cruiser, ['--config', config, ...folders]);
  const { output } = await runBin(cruiser, ['--config', config, '.'], {}, true, fixtures);
  const missed = wrongFiles().filter((file) => !output.includes(`: ${file} `));
  const silent = rules().filter((rule) => !output.includes(` ${rule}: `));
  return [
    one(ours.code === 0, 'an import against the arrows of docs/map.md'),
    one(missed.length === 0, `the boundary gate did not find the forbidden import of ${missed.join(', ')}`),
    one(silent.length === 0, `no fixture is caught by the boundary rules ${silent.join(', ')}`),
  ].reduce(add);
}
