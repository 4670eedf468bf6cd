/** Who may import whom (docs/map.md). `npm test` also checks that every rule catches a fixture with a forbidden import. */
const remote = '^mf-[a-z0-9-]+/';

/** Modules of the API in layers: each may import the modules before it, types included. */
const apiModules = [
  'platform',
  ...['pricing', 'pictures', 'lists', 'brands', 'live', 'content', 'products', 'views', 'site-map'].map(
    (module) => `catalogue/${module}`,
  ),
  ...['access', 'identity', 'social', 'contact', 'wishes', 'members', 'addresses'].map(
    (module) => `people/${module}`,
  ),
  ...['points', 'coupons', 'payments', 'refund-accounts'].map((module) => `money/${module}`),
  ...['drops', 'carts', 'orders', 'restock'].map((module) => `orders/${module}`),
  'claims',
  'community',
  'leaving',
  'jobs',
  'app',
];
const apiTest = '(\\.test\\.ts$|^infra/api/src/testing/)';

/** One rule per module: what comes after it is not imported. */
const apiOrder = apiModules.slice(0, -1).map((module, place) => ({
  name: `api-${module.replace('/', '-')}-knows-no-later-module`,
  severity: 'error',
  from: { path: `^infra/api/src/${module}/`, pathNot: apiTest },
  to: { path: `^infra/api/src/(${apiModules.slice(place + 1).join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-remote-to-remote',
      comment: 'Remotes meet through URLs, events, fragments and services only.',
      severity: 'error',
      from: { path: '^(mf-[a-z0-9-]+)/' },
      to: { path: remote, pathNot: '^$1/' },
    },
    {
      name: 'remote-uses-public-packages-only',
      comment: 'A remote imports contracts, ui and remote-kit.',
      severity: 'error',
      from: { path: remote },
      to: { path: '^(shell|e2e|scripts|infra/(?!remote-kit/)[a-z-]+)/' },
    },
    {
      name: 'feature-knows-no-other-feature',
      comment: 'What two features of a remote need lies in its shared folder (docs/anatomy.md).',
      severity: 'error',
      from: { path: '^(mf-[a-z0-9-]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'shared-knows-no-feature',
      severity: 'error',
      from: { path: '^(mf-[a-z0-9-]+)/src/(shared|testing)/' },
      to: { path: '^$1/src/(features/|remote\\.ts$)' },
    },
    {
      name: 'only-queries-read',
      comment: 'What a feature reads from the server stands in its queries.ts.',
      severity: 'error',
      from: { path: '^mf-[a-z0-9-]+/', pathNot: '(/queries\\.ts|\\.test\\.tsx?)$' },
      to: { path: '^infra/remote-kit/src/calls/endpoint-query\\.ts$' },
    },
    {
      name: 'only-mutations-write',
      comment: 'What a feature sends to the server stands in its mutations.ts.',
      severity: 'error',
      from: { path: '^mf-[a-z0-9-]+/', pathNot: '(/mutations\\.ts|\\.test\\.tsx?)$' },
      to: { path: '^infra/remote-kit/src/calls/use-call\\.ts$' },
    },
    {
      name: 'shell-knows-no-remote',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^(mf-[a-z0-9-]+|e2e|scripts|infra/(?!remote-kit/)[a-z-]+)/' },
    },
    {
      name: 'contracts-stand-alone',
      comment: 'shared-contracts imports zod, rxjs and axios.',
      severity: 'error',
      from: { path: '^shared-contracts/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^(shared-contracts/|node_modules/(zod|rxjs|axios)/)' },
    },
    {
      name: 'ui-imports-contracts-only',
      severity: 'error',
      from: { path: '^shared-ui/', pathNot: '(\\.test\\.tsx?$|/testing/)' },
      to: { pathNot: '^(shared-ui/|shared-contracts/|node_modules/(@emotion|react|react-dom|@types)/)' },
    },
    {
      name: 'kit-imports-contracts-only',
      severity: 'error',
      from: { path: '^infra/remote-kit/' },
      to: {
        path: '^(shell|shared-ui|e2e|scripts|mf-[a-z0-9-]+|infra/(?!(remote-kit|command-line)/)[a-z-]+)/',
      },
    },
    {
      name: 'services-import-contracts',
      comment: 'The edge also uses the kit, to render what the kit builds.',
      severity: 'error',
      from: { path: '^infra/(registry|smoke|edge|api|sample-shop|partners)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(shell|shared-ui|e2e|scripts|mf-[a-z0-9-]+)/' },
    },
    {
      name: 'packed-packages-declare-what-they-import',
      comment: 'A squad with a repository of its own gets what package.json names, and nothing else.',
      severity: 'error',
      from: {
        path: '^(shared-contracts|shared-ui|infra/(remote-kit|command-line))/src/',
        pathNot: '\\.test\\.tsx?$',
      },
      // Of optional peers the cruiser says both.
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['npm-peer'] },
    },
    {
      name: 'registry-takes-of-the-kit-how-builds-travel',
      comment: 'Sender and receiver of a build have one format; the rest of the kit is for those who build.',
      severity: 'error',
      from: { path: '^infra/(registry|smoke)/' },
      to: { path: '^infra/remote-kit/', pathNot: '^infra/remote-kit/src/publish/' },
    },
    {
      name: 'publishing-needs-no-webpack',
      comment: 'The registry, which bundles it, runs without tools of the build.',
      severity: 'error',
      from: { path: '^infra/remote-kit/src/publish/' },
      to: { path: '^(infra/remote-kit/(?!src/publish/)|node_modules/(?!zod/))' },
    },
    {
      name: 'services-are-apart',
      comment:
        'The API knows the sample shop by its ports only; API tests use its data and meet the stand-ins.',
      severity: 'error',
      from: { path: '^infra/(registry|edge|api|partners)/', pathNot: '(\\.test\\.ts$|/testing/)' },
      to: { path: '^infra/(registry|smoke|edge|api|sample-shop|partners)/', pathNot: '^infra/$1/' },
    },
    {
      name: 'smoke-knows-how-the-registry-asks-it',
      comment: 'It runs what squads wrote in a browser, and has neither keys nor releases.',
      severity: 'error',
      from: { path: '^infra/smoke/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^infra/(registry|edge|api|sample-shop|partners)/',
        pathNot: '^infra/registry/src/known/smoke-(tool|wire)\\.ts$',
      },
    },
    {
      name: 'service-kit-stands-alone',
      comment: 'Every service imports it.',
      severity: 'error',
      from: { path: '^infra/service-kit/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(shell|shared-|e2e|scripts|mf-[a-z0-9-]+|infra/(?!service-kit/))' },
    },
    {
      name: 'sample-shop-imports-the-api',
      severity: 'error',
      from: { path: '^infra/sample-shop/' },
      to: { path: '^infra/(registry|edge|partners|remote-kit)/' },
    },
    ...apiOrder,
    {
      name: 'api-files-stand-in-a-module',
      comment: 'A folder that the order of modules does not name would be held by no rule.',
      severity: 'error',
      from: { path: '^infra/api/src/' },
      to: { path: '^infra/api/src/', pathNot: `^infra/api/src/(${apiModules.join('|')}|testing)/` },
    },
    {
      name: 'api-files-outside-modules-import-nothing-of-ours',
      comment: 'No rule says what such a file may know, as nobody need import it.',
      severity: 'error',
      from: { path: '^infra/api/src/', pathNot: `^infra/api/src/(${apiModules.join('|')}|testing)/` },
      to: { path: '^infra/api/src/' },
    },
    {
      name: 'api-knows-no-testing',
      comment: 'What helps tests knows every module and the sample shop.',
      severity: 'error',
      from: { path: '^infra/api/src/', pathNot: apiTest },
      to: { path: '^infra/api/src/testing/' },
    },
    {
      name: 'e2e-imports-contracts-only',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(shell|shared-ui|scripts|mf-[a-z0-9-]+|infra)/' },
    },
    {
      name: 'nobody-imports-the-bench',
      severity: 'error',
      from: { pathNot: '^infra/bench/' },
      to: { path: '^infra/bench/' },
    },
    {
      name: 'nobody-imports-the-campaign',
      severity: 'error',
      from: { pathNot: '^infra/campaign/' },
      to: { path: '^infra/campaign/' },
    },
    {
      name: 'campaign-attacks-from-outside',
      comment:
        'It asks running processes; of their code it uses where the operator key lies, how the provider signs, and the rules of the observatory.',
      severity: 'error',
      from: { path: '^infra/campaign/' },
      to: {
        path: '^(shell|shared-ui|e2e|mf-[a-z0-9-]+|infra/(api|bench|edge|partners|registry|remote-kit|sample-shop|smoke))/',
        pathNot:
          '^infra/(api/src/app/operator/operator-key|partners/src/portone/send-webhook|edge/src/testing/observatory-points)\\.ts$',
      },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Many installed packages have their files in `dist`: those are imports to look at.
    exclude: {
      path: '(^scripts/test/fixtures/|^(?!.*node_modules/).*/dist/|/node_modules/\\.cache|^\\.data)',
    },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
