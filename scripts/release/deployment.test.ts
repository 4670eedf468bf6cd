import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { maximumBuildBytes, maximumDocumentBytes } from '@mall/remote-kit/publish/upload-format';
import * as z from 'zod/mini';
import { knownSettings } from '../settings/known-settings.ts';
import { artifactNames, root } from '../workspace.ts';
import {
  composed,
  containerOf,
  containers,
  dockerfile,
  documentsOf,
  leftOut,
  literals,
  manifests,
  nginx,
  read,
  serviceSchema,
  stageOf,
  yamlFiles,
} from './testing/deployment-files.ts';

const known = new Set(knownSettings());
const metricsPort = 9464;

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

  it('shows metrics to monitoring alone', () => {
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

  // With two edges, one of them killed, 4 to 11 of 700 requests were answered 502.
  it('reads once more by the present addresses, and repeats no change', () => {
    const [server = ''] = /listen 8443[\s\S]*/.exec(nginx) ?? [];
    expect(server).toContain('error_page 502 = @again;');
    expect(server).toMatch(
      /location @again \{\s+error_page 502 504 = @away;\s+if \(\$request_method !~ \^\(GET\|HEAD\)\$\) \{\s+return 502;\s+\}\s+proxy_pass http:\/\/edge;\s+\}/,
    );
    // Shoppers are not shown nginx's own page.
    expect(server).toMatch(
      /location @away \{[\s\S]*?Retry-After[\s\S]*?return 503 '<!doctype html><html lang="ko">/,
    );
    // Each address is there twice: two tries may both be of an edge that is gone.
    expect(nginx).toContain('proxy_next_upstream_tries 3;');
    expect(nginx).not.toMatch(/proxy_next_upstream [^;]*non_idempotent/);
  });

  it('gives nginx the ports that it listens on, and compose the names that it asks for again', () => {
    for (const [, port] of nginx.matchAll(/listen (\d+)/g))
      expect(containerOf('proxy')?.ports.map(({ containerPort }) => String(containerPort))).toContain(port);
    expect(read('compose.yaml')).toContain('upstreams.compose.conf:/etc/nginx/shop/upstreams.conf:ro');
    expect(read('nginx/kustomization.yaml')).toContain('files: [nginx.conf, upstreams.conf]');
  });

  it('has a browser look at releases for the registry, which gets neither keys nor a volume', () => {
    const names = (list: readonly { name: string }[] = []) => list.map(({ name }) => name);
    const smoke = containerOf('smoke');
    expect(smoke?.ports).toEqual([{ name: 'http', containerPort: 3040 }]);
    expect(smoke?.readinessProbe?.httpGet.path).toBe('/healthz');
    expect(stageOf('smoke')).toContain('SMOKE_PORT=3040\n');
    expect(containerOf('registry')?.env).toContainEqual({ name: 'SMOKE_ORIGIN', value: 'http://smoke:3040' });
    const [registry, service] = ['registry', 'smoke'].map((wanted) =>
      z.parse(serviceSchema, composed.find(([name]) => name === wanted)?.[1]),
    );
    expect(registry?.environment.SMOKE_ORIGIN).toBe('http://smoke:3040');
    // The shop is reached through the proxy, by its own name and certificate.
    expect(service?.environment.SMOKE_SHOP_AT).toBe('proxy:8443');
    expect(smoke?.env).toContainEqual({ name: 'SMOKE_SHOP_AT', value: 'proxy:443' });
    expect([service?.volumes, service?.secrets]).toEqual([undefined, undefined]);
    expect(service?.networks).toEqual(['looks']);
    expect(read('compose.yaml')).toMatch(/^ {2}looks: \{ internal: true \}$/m);
    expect(names(smoke?.volumeMounts)).toEqual(['tmp']);
    expect(service?.environment.SMOKE_ANY_CERTIFICATE).toMatch(/:-0\}$/);
    expect(names(smoke?.env)).not.toContain('SMOKE_ANY_CERTIFICATE');
    expect(read('kubernetes/network.yaml')).toMatch(
      /name: smoke\nspec:\n {2}podSelector: \{ matchLabels: \{ app: smoke \} \}\n(?: {2}.*\n)*? {4}- to: \[\{ podSelector: \{ matchLabels: \{ app: proxy \} \} \}\]\n {6}ports: \[\{ port: 8443 \}\]\n?$/,
    );
  });

  it.each(['edge', 'api', 'registry', 'smoke'])('tells %s the address that shoppers use', (name) => {
    expect(containerOf(name)?.envFrom.map(({ configMapRef }) => configMapRef.name)).toContain('shop');
    const environment = composed.find(([service]) => service === name)?.[1].environment;
    expect(environment).toHaveProperty('PUBLIC_ORIGIN', expect.stringContaining('PUBLIC_ORIGIN'));
  });

  it('lets squads publish through the proxy, which gives no read access to the registry', () => {
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
    expect(ours).toHaveLength(5);
    for (const image of ours) expect(stageOf(image.replace('mall-', ''))).toBeDefined();
  });
});
