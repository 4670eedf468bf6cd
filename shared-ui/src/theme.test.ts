import { contrast } from '@mall/contracts/domain/contrast';
import { familySites } from '@mall/contracts/domain/family-site';
import { siteThemes, themeCss } from './theme.ts';

test.each(familySites.map((site) => site.code))('%s: text is readable on its ground', (code) => {
  const theme = siteThemes[code];
  for (const text of [theme.quiet, theme.sale, theme.success]) {
    expect(contrast(text, theme.ground)).toBeGreaterThanOrEqual(4.5);
  }
  expect(contrast(theme.quiet, theme.wash)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(theme.control, theme.ground)).toBeGreaterThanOrEqual(3);
});

test.each(familySites.map((site) => site.code))('%s: white text is readable on the accent', (code) => {
  expect(contrast('#ffffff', siteThemes[code].accent)).toBeGreaterThanOrEqual(4.5);
});

test('a theme is written as custom properties of the root', () => {
  expect(themeCss('outlet')).toMatch(/^:root\{--accent:#b3261e;--ground:#ffffff;/);
});
