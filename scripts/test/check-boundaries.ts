import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as z from 'zod/mini';
import { type CommandResult, runBin } from '../reports/run-command.ts';
import { add, type Outcome, one } from '../reports/test-reports.ts';
import { artifactNames, root } from '../workspace.ts';

const cruiser = 'dependency-cruiser/bin/dependency-cruise.mjs';
/** Imports of files; and of folders, without their tests. */
const configs = ['.dependency-cruiser.cjs', '.dependency-cruiser.folders.cjs'].map((file) =>
  path.join(root, file),
);
const fixtures = 'scripts/test/fixtures/boundaries';
const configSchema = z.object({ forbidden: z.array(z.object({ name: z.string() })) });

/** Every rule by its name. */
function rules(): string[] {
  const require = createRequire(import.meta.url);
  return configs.flatMap((config) =>
    z.parse(configSchema, require(config)).forbidden.map(({ name }) => name),
  );
}

/** Imports that are wrong on purpose, each in a file or a folder named after its fault. */
const wrongFiles = () =>
  readdirSync(path.join(root, fixtures), { recursive: true, encoding: 'utf8' }).filter((file) =>
    path.basename(file).startsWith('fixture-'),
  );

/** Who may import whom. The gate must also catch every fixture, and every rule must catch one: it would be silent. */
export async function checkBoundaries(prefix: string): Promise<Outcome> {
  const folders = [...artifactNames, 'shared-contracts/src', 'shared-ui', 'infra', 'e2e', 'scripts'];
  const ours: CommandResult[] = [];
  const wrong: CommandResult[] = [];
  for (const config of configs) {
    ours.push(await runBin(cruiser, ['--config', config, ...folders], { prefix }));
    wrong.push(await runBin(cruiser, ['--config', config, '.'], { isQuiet: true, folder: fixtures }));
  }
  const output = wrong.map((result) => result.output).join('\n');
  const missed = wrongFiles().filter((file) => !output.includes(`: ${file} `));
  const silent = rules().filter((rule) => !output.includes(` ${rule}: `));
  return [
    one(
      ours.every(({ code }) => code === 0),
      'an import against the arrows of docs/map.md',
    ),
    one(missed.length === 0, `the boundary gate did not find the forbidden import of ${missed.join(', ')}`),
    one(silent.length === 0, `no fixture is caught by the boundary rules ${silent.join(', ')}`),
  ].reduce(add);
}
