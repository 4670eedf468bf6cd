import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Axe objects to nothing in a page or a part of it. Judged as it stands once it has settled: axe looks at the very first moments differently. */
export const expectAccessible = (page: Page, part = 'html'): Promise<void> =>
  expect(async () => {
    const { violations } = await new AxeBuilder({ page })
      // No frame is of another origin: the second page that axe opens for those doubles its time.
      .setLegacyMode()
      .include(part)
      .options({ resultTypes: ['violations'] })
      // The specification's viewport forbids zoom (spec 9); VIEWPORT_ZOOM=1 allows it.
      .disableRules(['meta-viewport'])
      .analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
    ).toEqual([]);
    // A look at a home takes 10 s on a slow machine, and several times that beside other journeys.
  }).toPass({ timeout: 120_000 });
