import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import * as z from 'zod/mini';
import { root } from '../../workspace.ts';

/** Files of infra/deploy as their tests read them. */

export const folder = path.join(root, 'infra/deploy');
export const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
export const dockerfile = read('Dockerfile');
export const nginx = read('nginx/nginx.conf');

const probe = z.optional(z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) }));
const containerSchema = z.object({
  name: z.string(),
  image: z.string(),
  env: z._default(z.array(z.looseObject({ name: z.string() })), []),
  envFrom: z._default(z.array(z.object({ configMapRef: z.object({ name: z.string() }) })), []),
  ports: z._default(z.array(z.object({ name: z.string(), containerPort: z.int() })), []),
  startupProbe: probe,
  readinessProbe: probe,
  livenessProbe: probe,
  volumeMounts: z._default(z.array(z.looseObject({ name: z.string() })), []),
  securityContext: z.object({ readOnlyRootFilesystem: z.literal(true) }),
});
/** A service in compose, as far as it may hold something. */
export const serviceSchema = z.object({
  environment: z.record(z.string(), z.unknown()),
  volumes: z.optional(z.unknown()),
  secrets: z.optional(z.unknown()),
  networks: z.optional(z.array(z.string())),
});
const podSchema = z.object({
  securityContext: z.looseObject({ runAsNonRoot: z.literal(true) }),
  containers: z.array(containerSchema),
});
const manifestSchema = z.looseObject({
  kind: z.string(),
  spec: z.optional(z.looseObject({ template: z.optional(z.looseObject({ spec: z.optional(podSchema) })) })),
});
const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.looseObject({ environment: z._default(z.record(z.string(), z.unknown()), {}) }),
  ),
});

export const yamlFiles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.yaml'),
);
export function documentsOf(file: string): unknown[] {
  return parseAllDocuments(read(file), { merge: true }).map((document) => {
    const [error] = document.errors;
    if (error) throw new Error(`${file}: ${error.message}`);
    return document.toJS({ maxAliasCount: 100 });
  });
}
export const manifests = readdirSync(path.join(folder, 'kubernetes'))
  .flatMap((file) => documentsOf(`kubernetes/${file}`))
  .map((document) => z.parse(manifestSchema, document));
export const containers = manifests.flatMap(({ spec }) => spec?.template?.spec?.containers ?? []);
export const containerOf = (name: string) => containers.find((each) => each.name === name);
export const literals = [...read('kubernetes/kustomization.yaml').matchAll(/^ +- ([A-Z_]+)=/gm)].map(
  ([, name = '']) => name,
);
/** Services in compose by name, with the names of their settings. */
export const composed = ['compose.yaml', 'compose.trial.yaml'].flatMap((file) =>
  documentsOf(file).flatMap((document) => Object.entries(z.parse(composeSchema, document).services)),
);
/** A line of the stage of one image. */
export const stageOf = (target: string) =>
  dockerfile.split(/^FROM /m).find((stage) => stage.includes(` AS ${target}\n`));

const patterns = readFileSync(path.join(root, '.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const anyFolder = line.startsWith('**/') ? '(?:.*/)?' : '';
    const name = line.replace('**/', '').replaceAll('.', '\\.').replaceAll('*', '[^/]*');
    return new RegExp(`^${anyFolder}${name}(?:/|$)`);
  });
/** A file that no image is built from, by its path from the root. */
export const leftOut = (file: string) => patterns.some((pattern) => pattern.test(file));
