import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace.ts';

const schemaFiles = ['config.ts', 'partner-settings.ts', 'party-settings.ts', 'watch-settings.ts'];

/** Files of a service that hold the schema of its settings. */
function schemasOf(service: string): string[] {
  const sources = path.join(root, 'infra', service, 'src');
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => schemaFiles.includes(path.basename(file)))
    .map((file) => path.join(sources, file));
}

/** Names of settings in the schemas of all configuration files. */
export function knownSettings(): string[] {
  const files = ['api', 'edge', 'partners', 'registry', 'service-kit', 'smoke'].flatMap(schemasOf);
  return [...files, path.join(root, 'scripts/settings/configuration.ts')].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^ +([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name),
  );
}
