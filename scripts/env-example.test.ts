import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

/** Names of settings in the schemas of all configuration files. */
function knownSettings(): string[] {
  const services = readdirSync(path.join(root, 'infra')).flatMap((name) =>
    ['config', 'partner-settings', 'party-settings'].map((file) => `infra/${name}/src/${file}.ts`),
  );
  const sources = [...services, 'scripts/tasks/configuration.ts']
    .map((file) => path.join(root, file))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));
  return sources.flatMap((source) =>
    [...source.matchAll(/^ +([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name),
  );
}

describe('.env.example', () => {
  const listed = readFileSync(path.join(root, '.env.example'), 'utf8').matchAll(/^#?([A-Z][A-Z_]+)=/gm);
  const names = new Set([...listed].map(([, name]) => name));

  it('lists every setting', () => {
    const known = knownSettings();
    expect(known).toEqual(
      expect.arrayContaining([
        'ALLOW_OVERRIDE',
        'SEED_PRODUCTS',
        'PARTNERS_PORT',
        'REGISTRY_HOST',
        'NICE_API_URL',
      ]),
    );
    expect(known.filter((name) => !names.has(name))).toEqual([]);
  });
});
