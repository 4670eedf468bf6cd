import { existsSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { SetupError } from '../setup-error.ts';
import { camelCase, checkDomain, checkFact, checkKebab, checkRemote } from './names.ts';
import { type Change, edit, fill, readSource, type Workshop } from './plan.ts';

export interface Generator {
  description: string;
  /** Names of its arguments, in order. */
  words: readonly string[];
  /** How each is asked for. */
  questions: readonly string[];
  plan: (workshop: Workshop, answers: readonly string[]) => Change[];
  /** What is left to do by hand. */
  next: (answers: readonly string[]) => string;
}

const manifestSchema = z.object({
  workspaces: z.array(z.string()),
});
const dependenciesSchema = z.object({ dependencies: z.record(z.string(), z.string()) });
const versionSchema = z.object({ version: z.string() });

const answer = (answers: readonly string[], index: number) => answers[index] ?? '';
const workspaceFile = 'scripts/workspace.ts';

function featureFiles(workshop: Workshop, remote: string, feature: string): Change[] {
  const folder = `${remote}/src/features/${feature}`;
  const make = (file: string, template: string) => ({
    file: `${folder}/${file}`,
    content: fill(workshop, `feature/${template}`, { feature }),
    isNew: true,
  });
  return [
    make('copy.ts', 'copy.ts'),
    make(`${feature}-page.tsx`, 'page.tsx'),
    make(`${feature}-page.test.tsx`, 'page.test.tsx'),
  ];
}

const versionOf = (workshop: Workshop, folder: string) =>
  z.parse(versionSchema, JSON.parse(readSource(workshop, `${folder}/package.json`))).version;

function planRemote(workshop: Workshop, answers: readonly string[]): Change[] {
  const remote = checkRemote(answer(answers, 0));
  const { dependencies } = z.parse(
    dependenciesSchema,
    JSON.parse(readSource(workshop, 'infra/remote-kit/package.json')),
  );
  const values = {
    remote,
    path: `/${remote.slice('mf-'.length)}`,
    contractsVersion: versionOf(workshop, 'shared-contracts'),
    kitVersion: versionOf(workshop, 'infra/remote-kit'),
    uiVersion: versionOf(workshop, 'shared-ui'),
    emotionVersion: dependencies['@emotion/react'] ?? '',
    reactVersion: dependencies.react ?? '',
  };
  const files = ['package.json', 'tsconfig.json', 'README.md', 'CHANGELOG.md', 'src/remote.ts'].map(
    (file) => ({
      file: `${remote}/${file}`,
      content: fill(workshop, `remote/${file}`, values),
      isNew: true,
    }),
  );

  const manifest = readSource(workshop, 'package.json');
  const { workspaces } = z.parse(manifestSchema, JSON.parse(manifest));
  const last = workspaces.findLast((name) => name.startsWith('mf-')) ?? '';
  const squad = remote.slice('mf-'.length);
  return [
    ...files,
    ...featureFiles(workshop, remote, 'home'),
    {
      file: 'package.json',
      content: edit(manifest, 'package.json', `    "${last}",\n`, `    "${last}",\n    "${remote}",\n`),
      isNew: false,
    },
    {
      file: workspaceFile,
      content: edit(
        readSource(workshop, workspaceFile),
        workspaceFile,
        '\n] as const;\nexport type ArtifactName',
        `\n  '${remote}',\n] as const;\nexport type ArtifactName`,
      ),
      isNew: false,
    },
    {
      file: 'CODEOWNERS',
      content: `${readSource(workshop, 'CODEOWNERS').trimEnd()}\n/${remote}/ @mall/${squad}\n`,
      isNew: false,
    },
  ];
}

function planFeature(workshop: Workshop, answers: readonly string[]): Change[] {
  const remote = checkRemote(answer(answers, 0));
  const feature = checkKebab('feature', answer(answers, 1));
  const file = `${remote}/src/remote.ts`;
  const source = readSource(workshop, file);
  const variable = camelCase(feature);
  if (source.includes(`'${feature}'`)) throw new SetupError(`${remote} has a route "${feature}" already`);
  const route = `
    {
      id: '${feature}',
      path: '/${remote.slice('mf-'.length)}/${feature}',
      head: () => ({ title: ${variable}Copy.title, description: ${variable}Copy.title }),
      component: () =>
        import(/* webpackChunkName: "route-${feature}" */ './features/${feature}/${feature}-page.tsx'),
    },`;
  const anchor = '\n  routes: [';
  return [
    ...featureFiles(workshop, remote, feature),
    {
      file,
      content: `import { copy as ${variable}Copy } from './features/${feature}/copy.ts';\n${edit(source, file, anchor, `${anchor}${route}`)}`,
      isNew: false,
    },
  ];
}

function planEndpoint(workshop: Workshop, answers: readonly string[]): Change[] {
  const { folder, domain } = checkDomain(answer(answers, 0));
  const name = checkKebab('endpoint', answer(answers, 1));
  const file = `shared-contracts/src/api/${folder}/${domain}.ts`;
  const constant = camelCase(`${name}`);
  const code = fill(workshop, 'endpoint.ts', {
    domain,
    name,
    constant,
    member: constant,
    path: `/api/${domain}/${constant}`,
  });
  if (existsSync(path.join(workshop.root, file))) {
    const source = readSource(workshop, file);
    if (source.includes(`export const ${constant} `)) throw new SetupError(`${file} has ${constant} already`);
    return [{ file, content: `${source.trimEnd()}\n${code}`, isNew: false }];
  }
  const all = 'shared-contracts/src/api/domains.ts';
  const imports = "import * as z from 'zod/mini';\nimport { defineEndpoint } from '../../endpoint.ts';\n";
  const [comment = '', ...lines] = readSource(workshop, all).trimEnd().split('\n');
  const stem = (line: string) => /'\.\/(.*)\.ts'/.exec(line)?.[1] ?? '';
  const listed = [...lines, `export * as ${camelCase(domain)} from './${folder}/${domain}.ts';`].sort(
    (one, other) => (stem(one) < stem(other) ? -1 : 1),
  );
  return [
    { file, content: `${imports}${code}`, isNew: true },
    { file: all, content: `${[comment, ...listed].join('\n')}\n`, isNew: false },
  ];
}

function planEvent(workshop: Workshop, answers: readonly string[]): Change[] {
  const owner = checkKebab('owner', answer(answers, 0));
  const fact = checkFact(answer(answers, 1));
  const file = 'shared-contracts/src/events/topics.ts';
  const source = readSource(workshop, file);
  if (source.includes(`'${owner}:${fact}'`)) throw new SetupError(`${owner}:${fact} exists already`);
  const code = fill(workshop, 'event.ts', { owner, fact, constant: camelCase(`${owner}-${fact}`) });
  return [{ file, content: `${source.trimEnd()}\n${code}`, isNew: false }];
}

export const generators: Readonly<Record<string, Generator>> = {
  remote: {
    description: 'a remote with a page of its own',
    words: ['mf-name'],
    questions: ['Name of the remote (mf-…): '],
    plan: planRemote,
    next: ([remote]) =>
      `npm install, then npm run dev -- ${remote}. Its squad in CODEOWNERS is a guess; change it if it is another.`,
  },
  feature: {
    description: 'a page of a remote',
    words: ['remote', 'name'],
    questions: ['Remote (mf-…): ', 'Name of the feature: '],
    plan: planFeature,
    next: ([remote]) => `set its path in ${remote}/src/remote.ts and its words in copy.ts`,
  },
  endpoint: {
    description: 'a call of the API, in the contracts; orders/carts list-carts makes listCarts',
    words: ['folder/domain', 'name'],
    questions: [
      'Folder and domain (catalogue/products, orders/carts, …): ',
      'Name of the call (list-looks): ',
    ],
    plan: planEndpoint,
    next: ([domain]) =>
      `write its path, id, Korean summary and shape in shared-contracts/src/api/${domain}.ts, then serve it in a module's routes.ts (docs/adding.md)`,
  },
  event: {
    description: 'a topic of the bus, in the contracts',
    words: ['owner', 'past-tense-fact'],
    questions: ['Owner (cart, live, …): ', 'Fact in the past tense (stream-started): '],
    plan: planEvent,
    next: () => 'write its payload, then name it in `uses.publishes` of the remote that tells it',
  },
};
