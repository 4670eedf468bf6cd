import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as fragmentContracts from '@mall/contracts/platform/fragments';
import { root } from '../workspace.ts';

const ignored = new Set(readFileSync(path.join(root, '.gitignore'), 'utf8').split('\n'));

/** Documents below a folder, without git, as an exported tree has none; a changelog names files as they were. */
function documentsIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (!entry.isDirectory()) return file.endsWith('.md') && entry.name !== 'CHANGELOG.md' ? [file] : [];
    const isSkipped = entry.name.startsWith('.') || ignored.has(`${entry.name}/`) || ignored.has(`${file}/`);
    return isSkipped ? [] : documentsIn(file);
  });
}
const documents = documentsIn('.');
const topFolders = new Set(
  readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])),
);
const fragments = new Set<string>(Object.values(fragmentContracts).map(({ name }) => name));

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const withoutBlocks = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '');

/** Anchors of a document's headings, as code hosts make them. */
function anchorsOf(file: string): string[] {
  const headings = withoutBlocks(read(file)).matchAll(/^#{1,6} +(.+)$/gm);
  return Array.from(headings, ([, title = '']) =>
    title
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );
}

/** What a build makes is there on one machine and not on the next. */
const isInRepo = (file: string) =>
  !file.split('/').some((part) => ignored.has(`${part}/`)) && existsSync(path.join(root, file));

function isBroken(file: string, link: string): boolean {
  const [address = '', anchor] = decodeURI(link).split('#');
  const target = address === '' ? file : path.posix.join(path.posix.dirname(file), address);
  if (!isInRepo(target)) return true;
  return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(anchor);
}

/** Links to places of this repository. */
function linksOf(file: string): string[] {
  const text = withoutBlocks(read(file)).replace(/`[^`\n]*`/g, '');
  return Array.from(text.matchAll(/\]\(([^)\s]+)[^)]*\)/g), ([, link = '']) => link).filter(
    (link) => !/^[a-z]+:/.test(link),
  );
}

/** Paths in backticks from a folder of the root; placeholders and fragments name no file. */
function quotedPathsOf(file: string): string[] {
  return Array.from(withoutBlocks(read(file)).matchAll(/`([^`\n]+)`/g), ([, code = '']) => code)
    .filter((code) => topFolders.has(code.slice(0, code.indexOf('/'))) && !/[<…*{]/.test(code))
    .filter((code) => !fragments.has(code))
    .map((code) => code.replace(/[\s#:].*$/, ''));
}

/** A deployment's own files, such as its secrets, are named before they exist. */
const isThere = (file: string) => ignored.has(`${file}/`) || isInRepo(file);

it('finds documents, links and quoted paths', () => {
  expect(documents).toEqual(
    expect.arrayContaining(['README.md', 'docs/adding.md', 'docs/decisions/README.md']),
  );
  expect(linksOf('README.md')).toContain('docs/map.md');
  expect(quotedPathsOf('docs/order-states.md')).toContain(
    'shared-contracts/src/domain/orders/order-transitions.ts',
  );
});

it('has no link that leads nowhere', () => {
  const broken = documents.flatMap((file) =>
    linksOf(file)
      .filter((link) => isBroken(file, link))
      .map((link) => `${file}: ${link}`),
  );
  expect(broken).toEqual([]);
});

it('names no file that is not there', () => {
  const missing = documents.flatMap((file) =>
    quotedPathsOf(file)
      .filter((quoted) => !isThere(quoted))
      .map((quoted) => `${file}: ${quoted}`),
  );
  expect(missing).toEqual([]);
});
