/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { primitives } from '../../workshop/primitives.ts';
import { allStates } from '../../workshop/states/all-states.ts';

const internal = new Set([
  'choice-group',
  'field',
  'hero-controls',
  'hero-slide',
  'icon-shape',
  'image-url',
  'postcode-picker',
  'product-card-badges',
  'product-card-picture',
  'rail-button',
  'visually-hidden',
]);

test('every public component is in the workshop', () => {
  const components = readdirSync(path.dirname(import.meta.dirname), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && !file.startsWith('testing'))
    .map((file) => path.basename(file, '.tsx'))
    .filter((name) => !internal.has(name));
  expect([...primitives].sort()).toEqual(components.sort());
});

const states = Object.entries(allStates).flatMap(([primitive, each]) =>
  Object.entries(each).map(([state, ui]) => ({ name: `${primitive}, ${state}`, ui })),
);

test.each(states)('$name: renders where there is no browser', ({ ui }) => {
  expect(typeof document).toBe('undefined');
  const cache = createCache({ key: 'ui' });
  const html = renderToString(<CacheProvider value={cache}>{ui}</CacheProvider>);
  expect(html).toMatch(/ class="[^"]*ui-/);
  expect(html).not.toContain(' style="');
});
