/** @jest-environment node */
import { readdirSync } from 'node:fs';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { examples } from './examples.tsx';

const internal = new Set([
  'choice-group',
  'field',
  'hero-controls',
  'hero-slide',
  'image-url',
  'product-card-marks',
  'product-card-picture',
  'rail-button',
  'visually-hidden',
  'wish-button',
]);

test('every public component has an example', () => {
  const components = readdirSync(new URL('..', import.meta.url))
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => file.replace('.tsx', ''))
    .filter((name) => !internal.has(name));
  expect(Object.keys(examples).sort()).toEqual(components.sort());
});

test.each(Object.keys(examples))('%s renders where there is no browser', (name) => {
  expect(typeof document).toBe('undefined');
  const cache = createCache({ key: 'ui' });
  const html = renderToString(<CacheProvider value={cache}>{examples[name]}</CacheProvider>);
  expect(html).toMatch(/ class="[^"]*ui-/);
  expect(html).not.toContain(' style="');
});
