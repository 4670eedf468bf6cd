import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

/** docs/anatomy.md as far as a test can hold it. */
const root = path.resolve(import.meta.dirname, '../../..');
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
const maximumFiles = 15;

/** Texts of a source that a shopper could see: string literals, templates and JSX text, but no comments. */
function textsOf(source: string): string[] {
  const texts: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, value, raw } = node as { type?: unknown; value?: unknown; raw?: unknown };
    if (type === 'StringLiteral' || type === 'JSXText') texts.push(String(value));
    else if (type === 'TemplateElement') texts.push(String(raw));
    else for (const part of Object.values(node)) visit(part);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx: true }).body);
  return texts;
}

const koreanIn = (source: string) => textsOf(source).filter((text) => /\p{Script=Hangul}/u.test(text));

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

describe.each(remotes)('%s', (remote) => {
  const sources = sourcesOf(`${remote}/src`);

  it('has its Korean words in copy.ts only', () => {
    const elsewhere = sources
      .filter((file) => path.basename(file) !== 'copy.ts')
      .flatMap((file) =>
        koreanIn(readFileSync(path.join(root, file), 'utf8')).map((text) => `${file}: ${text.trim()}`),
      );
    expect(elsewhere).toEqual([]);
  });

  it(`has at most ${maximumFiles} files in a folder, besides tests`, () => {
    const counts = new Map<string, number>();
    for (const file of sources) {
      const folder = path.dirname(file);
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    expect([...counts].filter(([, count]) => count > maximumFiles)).toEqual([]);
  });
});
