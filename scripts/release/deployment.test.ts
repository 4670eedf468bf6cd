import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { maximumBuildBytes, maximumDocumentBytes } from '@mall/remote-kit/publish/upload-format';
import { parseAllDocuments } from 'yaml';
import * as z from 'zod/mini';
import { knownSettings } from '../settings/known-settings.ts';
import { artifactNames } from '../workspace.ts';

const root = path.resolve(__dirname, '../..');
const folder = path.join(root, 'infra/deploy');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const dockerfile = read('Dockerfile');
const nginx = read('nginx/nginx.conf');
const known = new Set(knownSettings());
const metricsPort = 9464;

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
  securityContext: z.object({ readOnlyRootFilesystem: z.literal(true) }),
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

const yamlFiles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.yaml'),
);
function documentsOf(file: string): unknown[] {
  return parseAllDocuments(read(file), { merge: true }).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS({ maxAliasCount: 100 });
  });
}
const manifests = readdirSync(path.join(folder, 'kubernetes'))
  .flatMap((file) => documentsOf(`kubernetes/${file}`))
  .map((document) => z.parse(manifestSchema, document));
const containers = manifests.flatMap(({ spec }) => spec?.template?.spec?.containers ?? []);
const containerOf = (name: string) => containers.find((each) => each.name === name);
const literals = [...read('kubernetes/kustomization.yaml').matchAll(/^ +- ([A-Z_]+)=/gm)].map(
  ([, name = '']) => name,
);
/** Services in compose by name, with the names of their settings. */
const composed = ['compose.yaml', 'compose.trial.yaml'].flatMap((file) =>
  documentsOf(file).flatMap((document) => Object.entries(z.parse(composeSchema, document).services)),
);
/** A line of the stage of one image. */
const stageOf = (target: string) =>
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
const leftOut = (file: string) => patterns.some((pattern) => pattern.test(file));

describe('what deploys the shop', () => {
  it('is YAML', () => {
    expect(yamlFiles.length).toBeGreaterThan(8);
    for (const file of yamlFiles) expect(documentsOf(file).length).toBeGreaterThan(0);
  });

  it('sets nothing that no service reads', () => {
    const own = composed.filter(([name]) => !['postgres', 'proxy'].includes(name));
    const names = [
      ...literals,
      ...containers.flatMap(({ env }) => env.map(({ name }) => name)),
      ...own.flatMap(([, { environment }]) => Object.keys(environment)),
      ...[...dockerfile.matchAll(/\b([A-Z]+(?:_[A-Z]+)*)=\S+/g)].map(([, name = '']) => name),
    ].filter((name) => !['NODE', 'NODE_ENV'].includes(name));
    expect(names).toEqual(
      expect.arrayContaining(['PUBLIC_ORIGIN', 'DATABASE_URL', 'PORTONE_STORE_ID', 'HOST']),
    );
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  it('shows metrics to those who watch the shop, and to nobody else', () => {
    expect(read('kubernetes/kustomization.yaml')).toContain(`- METRICS_PORT=${metricsPort}\n`);
    for (const name of ['edge', 'api', 'registry']) {
      const { environment } = z.parse(
        z.object({ environment: z.looseObject({ METRICS_PORT: z.int(), ACCESS_LOG: z.string() }) }),
        composed.find(([service]) => service === name)?.[1],
      );
      expect(environment.METRICS_PORT).toBe(metricsPort);
    }
    // Neither a service of the cluster, nor a published port, nor the proxy leads there.
    const services = manifests.filter(({ kind }) => kind === 'Service');
    expect(services.length).toBeGreaterThan(3);
    expect(JSON.stringify(services)).not.toMatch(/metrics|9464/);
    expect(nginx).not.toMatch(/metrics|9464/);
    expect(read('compose.yaml')).not.toMatch(/"[^"]*:9464/);
  });

  const healthFiles = { edge: 'health.ts', api: 'platform/http/http-plugin.ts', registry: 'app.ts' };

  it.each([
    ['edge', 3000, ['/healthz/ready', '/healthz/ready', '/healthz/live']],
    ['api', 3010, ['/healthz', '/healthz', '/healthz/live']],
    ['registry', 3020, [undefined, '/healthz', '/healthz']],
  ] as const)('listens, is asked and is found as %s on %i', (name, port, paths) => {
    const container = containerOf(name);
    expect(container?.ports[0]).toEqual({ name: 'http', containerPort: port });
    expect(container?.ports).toContainEqual({ name: 'metrics', containerPort: metricsPort });
    const probes = [container?.startupProbe, container?.readinessProbe, container?.livenessProbe];
    expect(probes.map((each) => each?.httpGet.path)).toEqual(paths);
    const app = readFileSync(path.join(root, `infra/${name}/src`, healthFiles[name]), 'utf8');
    for (const each of paths) if (each) expect(app).toContain(`app.get('${each}'`);
    const stage = stageOf(name) ?? '';
    expect(stage).toContain(`EXPOSE ${port}\n`);
    expect(stage).toContain(`PORT=${port}\n`);
    expect(stage).toContain(`127.0.0.1:${port}${name === 'edge' ? '/healthz/ready' : '/healthz'}'`);
  });

  it('gives every API process the key that data is sealed by', () => {
    expect(containerOf('api')?.env.map(({ name }) => name)).toContain('SECRET_KEY');
    const api = composed.find(([name]) => name === 'api')?.[1];
    expect(Object.keys(api?.environment ?? {})).toContain('SECRET_KEY');
  });

  it.each([
    ['a cluster', 'upstreams.conf', ''],
    ['compose, where a container made anew has another address', 'upstreams.compose.conf', ' resolve'],
  ])('reaches the services by the names that they have in %s', (_where, file, resolves) => {
    const servers = new RegExp(`^ *server (\\w+):(\\d+)${resolves} max_fails=0;$`, 'gm');
    const targets = [...read(`nginx/${file}`).matchAll(servers)].map(([, name, port]) => [
      name,
      Number(port),
    ]);
    // Two of each: nginx tries a server once, and a second try needs another one.
    expect(targets.map(([name]) => name)).toEqual(['edge', 'edge', 'registry', 'api', 'api']);
    for (const [name, port] of targets)
      expect(containerOf(String(name))?.ports.map(({ containerPort }) => containerPort)).toContain(port);
    // The side of the registry that edges read is reached by edges alone.
    expect(read(`nginx/${file}`)).not.toContain('3020');
  });

  it('gives nginx the ports that it listens on, and compose the names that it asks for again', () => {
    for (const [, port] of nginx.matchAll(/listen (\d+)/g))
      expect(containerOf('proxy')?.ports.map(({ containerPort }) => String(containerPort))).toContain(port);
    expect(read('compose.yaml')).toContain('upstreams.compose.conf:/etc/nginx/shop/upstreams.conf:ro');
    expect(read('nginx/kustomization.yaml')).toContain('files: [nginx.conf, upstreams.conf]');
  });

  it.each(['edge', 'api', 'registry'])('tells %s the address that shoppers use', (name) => {
    expect(containerOf(name)?.envFrom.map(({ configMapRef }) => configMapRef.name)).toContain('shop');
    const environment = composed.find(([service]) => service === name)?.[1].environment;
    expect(environment).toHaveProperty('PUBLIC_ORIGIN', expect.stringContaining('PUBLIC_ORIGIN'));
  });

  it('lets squads publish through the proxy, and nobody read the registry there', () => {
    expect(containerOf('registry')?.ports).toContainEqual({ name: 'publish', containerPort: 3021 });
    expect(stageOf('registry')).toContain('REGISTRY_PUBLISH_PORT=3021 ');
    const [location = ''] = /location \/_registry\/[^}]*\}[^}]*\}/.exec(nginx) ?? [];
    expect(location).toContain('location /_registry/artifacts/ {');
    expect(location).toContain('limit_except PUT { deny all; }');
    expect(location).toContain('proxy_pass http://publishing/artifacts/;');
    const [, megabytes] = /client_max_body_size (\d+)m;/.exec(location) ?? [];
    expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(maximumBuildBytes + maximumDocumentBytes);
  });

  it('knows every package of the repository', () => {
    const { workspaces } = z.parse(
      z.object({ workspaces: z.array(z.string()) }),
      JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')),
    );
    const copied = [...dockerfile.matchAll(/^COPY (\S+)\/package\.json \1\/$/gm)].map(([, name]) => name);
    expect(copied).toEqual(workspaces);
  });

  it('builds its images from every source file', () => {
    const sources = ['shared-contracts', 'shared-ui', 'scripts', 'infra', ...artifactNames].flatMap((name) =>
      readdirSync(path.join(root, name), { recursive: true, encoding: 'utf8' })
        .map((file) => `${name}/${file.replaceAll(path.sep, '/')}`)
        .filter((file) => /\/src\/.*\.tsx?$/.test(file) && !file.includes('/node_modules/')),
    );
    expect(sources.length).toBeGreaterThan(2000);
    expect(sources.filter(leftOut)).toEqual([]);
  });

  it('has an image for every container of ours', () => {
    const ours = containers.map(({ image }) => image).filter((image) => image.startsWith('mall-'));
    expect(ours).toHaveLength(4);
    for (const image of ours) expect(stageOf(image.replace('mall-', ''))).toBeDefined();
  });
});

describe('secrets', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.\w+$|Dockerfile$/.test(file),
  );

  it('are not in the deployment folder', () => {
    for (const file of files.filter((each) => !each.startsWith('secrets')))
      expect(read(file)).not.toMatch(/PRIVATE KEY-----|whsec_[A-Za-z0-9+/]{8}|:\/\/\w+:[^$\s{][^@\s]*@/);
  });

  it('come from where secrets are kept', () => {
    const secret = /PASSWORD|SECRET|PRIVATE|CONFIRM_KEY|DATABASE_URL/;
    for (const { env } of containers)
      for (const entry of env.filter(({ name }) => secret.test(name)))
        expect(entry).toEqual({
          name: entry.name,
          valueFrom: expect.objectContaining({ secretKeyRef: expect.anything() }),
        });
    for (const [, { environment }] of composed)
      for (const [name, value] of Object.entries(environment))
        if (secret.test(name)) expect([name, value]).toEqual([name, expect.stringContaining('${')]);
    expect(literals.filter((name) => secret.test(name))).toEqual([]);
  });

  it('reach neither an image nor the repository', () => {
    for (const file of ['infra/deploy/secrets/tls.key', 'registry-private.pem', '.env', '.env.production'])
      expect([file, leftOut(file)]).toEqual([file, true]);
    expect(readFileSync(path.join(root, '.gitignore'), 'utf8')).toMatch(/^infra\/deploy\/secrets\/$/m);
    expect(existsSync(path.join(folder, 'Dockerfile'))).toBe(true);
  });
});
