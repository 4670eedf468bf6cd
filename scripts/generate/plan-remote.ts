import * as z from 'zod/mini';
import { SetupError } from '../setup-error.ts';
import { camelCase, checkKebab, checkRemote, checkUntaken } from './names.ts';
import { type Change, edit, fill, readSource, type Workshop } from './plan.ts';
import { checkAddress } from './taken-addresses.ts';

const manifestSchema = z.object({ workspaces: z.array(z.string()) });
const dependenciesSchema = z.object({ dependencies: z.record(z.string(), z.string()) });
const peersSchema = z.object({
  peerDependencies: z.object({ '@emotion/react': z.string(), react: z.string() }),
});
const versionSchema = z.object({ version: z.string() });

const workspaceFile = 'scripts/workspace.ts';
const imageFile = 'infra/deploy/Dockerfile';
const fragmentsFile = 'shared-contracts/src/platform/fragments.ts';

const versionOf = (workshop: Workshop, folder: string) =>
  z.parse(versionSchema, JSON.parse(readSource(workshop, `${folder}/package.json`))).version;

/** Address of a remote's first page: its name without `mf-`. */
const firstPathOf = (remote: string) => `/${remote.slice('mf-'.length)}`;

/** Files of a feature, from the templates of its kind. */
const filesOf = (
  workshop: Workshop,
  folder: string,
  values: Record<string, string>,
  files: Readonly<Record<string, string>>,
): Change[] =>
  Object.entries(files).map(([file, template]) => ({
    file: `${folder}/${file}`,
    content: fill(workshop, template, values),
    isNew: true,
  }));

const pageFiles = (workshop: Workshop, remote: string, feature: string): Change[] =>
  filesOf(
    workshop,
    `${remote}/src/features/${feature}`,
    { feature },
    {
      'copy.ts': 'feature/copy.ts',
      [`${feature}-page.tsx`]: 'feature/page.tsx',
      [`${feature}-page.test.tsx`]: 'feature/page.test.tsx',
    },
  );

export function planRemote(workshop: Workshop, [wanted = '']: readonly string[]): Change[] {
  const remote = checkRemote(wanted);
  const { peerDependencies } = z.parse(
    peersSchema,
    JSON.parse(readSource(workshop, 'infra/remote-kit/package.json')),
  );
  const values = {
    remote,
    path: checkAddress(workshop, remote, firstPathOf(remote)),
    kitVersion: versionOf(workshop, 'infra/remote-kit'),
    uiVersion: versionOf(workshop, 'shared-ui'),
    emotionVersion: peerDependencies['@emotion/react'],
    reactVersion: peerDependencies.react,
  };
  const own = ['package.json', 'tsconfig.json', 'README.md', 'CHANGELOG.md', 'src/remote.ts'];
  const templates = Object.fromEntries(own.map((file) => [file, `remote/${file}`]));
  return [
    ...filesOf(workshop, remote, values, templates),
    ...pageFiles(workshop, remote, 'home'),
    ...listings(workshop, remote),
  ];
}

/** What lists every remote. */
function listings(workshop: Workshop, remote: string): Change[] {
  const { workspaces } = z.parse(manifestSchema, JSON.parse(readSource(workshop, 'package.json')));
  const last = workspaces.findLast((name) => name.startsWith('mf-')) ?? '';
  const after = (file: string, line: string, added: string): Change => ({
    file,
    content: edit(readSource(workshop, file), file, line, `${line}${added}`),
    isNew: false,
  });
  const copied = (name: string) => `COPY ${name}/package.json ${name}/\n`;
  const end = '\n] as const;\nexport type ArtifactName';
  return [
    after('package.json', `    "${last}",\n`, `    "${remote}",\n`),
    after(imageFile, copied(last), copied(remote)),
    {
      file: workspaceFile,
      content: edit(readSource(workshop, workspaceFile), workspaceFile, end, `\n  '${remote}',${end}`),
      isNew: false,
    },
    {
      file: 'CODEOWNERS',
      content: `${readSource(workshop, 'CODEOWNERS').trimEnd()}\n/${remote}/ @mall/${remote.slice('mf-'.length)}\n`,
      isNew: false,
    },
  ];
}

export function planFeature(workshop: Workshop, answers: readonly string[]): Change[] {
  const remote = checkRemote(answers[0] ?? '');
  const feature = checkKebab('feature', answers[1] ?? '');
  const file = `${remote}/src/remote.ts`;
  const source = readSource(workshop, file);
  if (source.includes(`'${feature}'`)) throw new SetupError(`${remote} has a route "${feature}" already`);
  const copy = checkUntaken(`${camelCase(feature)}Copy`, file, source);
  const address = checkAddress(workshop, remote, `${firstPathOf(remote)}/${feature}`);
  const route = `
    {
      id: '${feature}',
      path: '${address}',
      head: () => ({ title: ${copy}.title, description: ${copy}.title }),
      component: () =>
        import(/* webpackChunkName: "route-${feature}" */ './features/${feature}/${feature}-page.tsx'),
    },`;
  const anchor = '\n  routes: [';
  return [
    ...pageFiles(workshop, remote, feature),
    {
      file,
      content: `import { copy as ${copy} } from './features/${feature}/copy.ts';\n${edit(source, file, anchor, `${anchor}${route}`)}`,
      isNew: false,
    },
  ];
}

/** A piece of UI that a remote lends: its contract, its component, and its place in the remote's definition. */
export function planFragment(workshop: Workshop, answers: readonly string[]): Change[] {
  const remote = checkRemote(answers[0] ?? '');
  const fragment = checkKebab('fragment', answers[1] ?? '');
  const file = `${remote}/src/remote.ts`;
  const contracts = readSource(workshop, fragmentsFile);
  const component = fragment.endsWith('-fragment') ? fragment : `${fragment}-fragment`;
  const constant = checkUntaken(camelCase(component), fragmentsFile, contracts);
  const values = { remote, fragment, constant };
  const feature = `${remote}/src/features/${fragment}`;
  const files = filesOf(workshop, feature, values, {
    [`${component}.tsx`]: 'fragment/fragment.tsx',
    [`${component}.test.tsx`]: 'fragment/fragment.test.tsx',
  });
  const definition = `
    defineFragment({
      contract: ${constant},
      component: () =>
        import(/* webpackChunkName: "fragment-${fragment}" */ './features/${fragment}/${component}.tsx'),
    }),`;
  return [
    ...files,
    {
      file: fragmentsFile,
      content: `${contracts.trimEnd()}\n${fill(workshop, 'fragment/contract.ts', values)}`,
      isNew: false,
    },
    { file, content: withFragment(readSource(workshop, file), file, constant, definition), isNew: false },
    ...withContracts(workshop, remote),
  ];
}

/** A new remote imports nothing of the contracts, and so declares them with what does first. */
function withContracts(workshop: Workshop, remote: string): Change[] {
  const file = `${remote}/package.json`;
  const source = readSource(workshop, file);
  const { dependencies } = z.parse(dependenciesSchema, JSON.parse(source));
  if (dependencies['@mall/contracts']) return [];
  const anchor = '"dependencies": {\n';
  const line = `    "@mall/contracts": "^${versionOf(workshop, 'shared-contracts')}",\n`;
  return [{ file, content: edit(source, file, anchor, `${anchor}${line}`), isNew: false }];
}

function withFragment(source: string, file: string, constant: string, definition: string): string {
  const kit = "import { defineRemote } from '@mall/remote-kit/define-remote';";
  const both = "import { defineFragment, defineRemote } from '@mall/remote-kit/define-remote';";
  const imported = source.includes('defineFragment') ? source : edit(source, file, kit, both);
  const list = '\n  fragments: [';
  const end = '\n});';
  const defined = imported.includes(list)
    ? edit(imported, file, list, `${list}${definition}`)
    : edit(imported, file, end, `${list}${definition}\n  ],${end}`);
  return `import { ${constant} } from '@mall/contracts/platform/fragments';\n${defined}`;
}
