import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

/** docs/anatomy.md, and the size of files and folders everywhere, as far as a test can hold them. */
const root = path.resolve(import.meta.dirname, '../../..');
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
const maximumFiles = 15;
const maximumLines = 250;

/** Where each kind of node of a syntax tree has its text. */
const textFields: Record<string, 'value' | 'raw'> = {
  StringLiteral: 'value',
  JSXText: 'value',
  TemplateElement: 'raw',
  Identifier: 'value',
};

/** Texts of all nodes of these kinds; comments are no nodes. */
function textsOf(source: string, kinds: readonly string[], tsx = true): string[] {
  const texts: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const fields = node as Record<string, unknown>;
    const kind = String(fields.type);
    const field = textFields[kind];
    if (field && kinds.includes(kind)) texts.push(String(fields[field]));
    else for (const part of Object.values(node)) visit(part);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx }).body);
  return texts;
}

/** Korean that a shopper could see. A generic arrow function of a `.ts` file is no TSX. */
const koreanIn = (source: string, tsx = true) =>
  textsOf(source, ['StringLiteral', 'JSXText', 'TemplateElement'], tsx).filter((text) =>
    /\p{Script=Hangul}/u.test(text),
  );
/** Whether a source takes the API's client into its hands. */
const usesApi = (source: string) => textsOf(source, ['Identifier']).includes('api');

/** Whether a source loads a component by React's `lazy`, which keeps a failure. */
const usesLazy = (source: string) => textsOf(source, ['Identifier']).includes('lazy');

const sourcesOf = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/(\.test\.tsx?$|(^|[/\\])testing[/\\])/.test(file))
    .map((file) => path.join(folder, file));

describe('the search for Korean words', () => {
  it.each([
    ['a string', "const name = '상품';"],
    ['an attribute', '<p title="상품" />;'],
    ['text', '<p>상품 {count}</p>;'],
    ['a template', `const text = \`\${count}개\`;`],
    ['an object key', "const units = { '개': 1 };"],
  ])('finds them in %s', (_name, source) => {
    expect(koreanIn(source)).toHaveLength(1);
  });

  it('does not mind comments', () => {
    expect(koreanIn('// 상품\n/** 상품 */ const name = "product"; <p>{/* 상품 */}</p>;')).toEqual([]);
  });
});

describe('the search for the API', () => {
  it.each([
    'const { api } = useServices();',
    'services.api(listCart, {});',
    'const run = ({ api: call }) => call(listCart, {});',
  ])('finds it in %s', (source) => {
    expect(usesApi(source)).toBe(true);
  });

  it('does not mind the paths of contracts', () => {
    expect(usesApi("import type { Cart } from '@mall/contracts/api/orders/carts'; // api")).toBe(false);
  });
});

describe('the search for lazy', () => {
  it('finds it, and minds neither lazyPart nor how a picture loads', () => {
    expect(usesLazy("const Part = lazy(() => import('./part.tsx'));")).toBe(true);
    expect(usesLazy('const Part = lazyPart(load); <img loading="lazy" />;')).toBe(false);
  });
});

const isNamed = (file: string, ...names: string[]) => names.includes(path.basename(file));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

it.each([...remotes, 'shell', 'shared-ui', 'infra/edge'])(
  '%s has its Korean words in copy.ts only',
  (name) => {
    const elsewhere = sourcesOf(`${name}/src`)
      .filter((file) => !isNamed(file, 'copy.ts'))
      .flatMap((file) =>
        koreanIn(read(file), file.endsWith('.tsx')).map((text) => `${file}: ${text.trim()}`),
      );
    expect(elsewhere).toEqual([]);
  },
);

it.each([...remotes, 'shell', 'shared-ui'])(
  '%s loads parts by lazyPart, which asks again for what failed',
  (name) => {
    expect(sourcesOf(`${name}/src`).filter((file) => usesLazy(read(file)))).toEqual([]);
  },
);

describe.each(remotes)('%s', (remote) => {
  it('calls the API in queries.ts and mutations.ts only', () => {
    const elsewhere = sourcesOf(`${remote}/src`).filter(
      (file) => !isNamed(file, 'queries.ts', 'mutations.ts') && usesApi(read(file)),
    );
    expect(elsewhere).toEqual([]);
  });
});

const sourceFolders = [...remotes, 'shell', 'shared-ui', 'shared-contracts', 'e2e']
  .concat(readdirSync(path.join(root, 'infra')).map((name) => `infra/${name}`))
  .map((name) => `${name}/src`)
  .concat('scripts')
  .filter((folder) => existsSync(path.join(root, folder)));
const sources = sourceFolders.flatMap(sourcesOf).filter((file) => !file.endsWith('.spec.ts'));

it(`no folder has more than ${maximumFiles} files besides tests`, () => {
  const counts = new Map<string, number>();
  for (const file of sources) {
    const folder = path.dirname(file);
    // One list by nature.
    if (!folder.endsWith('/migrations')) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  expect([...counts].filter(([, count]) => count > maximumFiles)).toEqual([]);
});

it(`no file besides tests has more than ${maximumLines} lines`, () => {
  // Written by `npm run schema` from the database.
  const written = sources.filter((file) => !file.endsWith('/schema/tables.ts'));
  const lengths = written.map((file) => [file, read(file).trimEnd().split('\n').length] as const);
  expect(lengths.filter(([, lines]) => lines > maximumLines)).toEqual([]);
});
