import { familySites } from '@mall/contracts/domain/family-site';
import { siteThemes, themeCss } from './theme.ts';

/** Relative luminance (WCAG 2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

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
