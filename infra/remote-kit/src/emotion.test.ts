/** @jest-environment jsdom */
import { createStyleCache } from './emotion.ts';

afterEach(() => document.head.replaceChildren());

it('takes the rules that came with the page as inserted, and those of no other part', () => {
  document.head.innerHTML =
    '<style data-emotion="catalog">.catalog-1abc{color:red}@media (min-width:1px){.catalog-1abc{top:0}}' +
    '@keyframes animation-9xyz{from{top:0}}.catalog-z2 .catalog-y3{top:0}</style>' +
    '<style data-emotion="shell">.shell-q1{top:0}</style>';
  const { inserted } = createStyleCache('catalog', '');
  expect(Object.keys(inserted).sort()).toEqual(['1abc', 'animation-9xyz', 'y3', 'z2']);
});

it('takes a page without styles as one that has none', () => {
  expect(createStyleCache('catalog', '').inserted).toEqual({});
});
