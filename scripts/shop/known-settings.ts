import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace.ts';

/** Names of settings in the schemas of all configuration files. */
export function knownSettings(): string[] {
  const services = readdirSync(path.join(root, 'infra')).flatMap((name) =>
    ['config', 'partner-settings', 'party-settings'].map((file) => `infra/${name}/src/${file}.ts`),
  );
  const sources = [...services, 'scripts/shop/configuration.ts']
    .map((file) => path.join(root, file))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));
  return sources.flatMap((source) =>
    [...source.matchAll(/^ +([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name),
  );
}
