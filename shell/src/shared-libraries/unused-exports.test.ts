/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const loader: unknown = require('../../unused-exports-loader.cjs');

const load = (source: string): unknown => (typeof loader === 'function' ? loader(source) : null);

test('names for developer tools go, and top-level calls of React may fall out of the build', () => {
  expect(load('var Link = React10.forwardRef(\n  x\n);\nLink.displayName = "Link";\nvar a = call();\n')).toBe(
    'var Link = /* @__PURE__ */ React10.forwardRef(\n  x\n);\n\nvar a = call();\n',
  );
});

test('the router still has what the loader looks for', () => {
  const folder = path.join(path.dirname(require.resolve('react-router/package.json')), 'dist/production');
  const source = readdirSync(folder)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .find((text) => text.includes('Link.displayName = '));
  expect(source).toMatch(/^\w+\.displayName = /m);
  const loaded = load(source ?? '');
  expect(loaded).not.toMatch(/^\w+\.displayName = /m);
  expect(loaded).toMatch(/^var Link = \/\* @__PURE__ \*\/ React\w*\.forwardRef\(/m);
});
