import { contentVisibilityProperty, laterPagesVisibilityProperty } from '@mall/ui/layout/content-visibility';
import { showAllContent, showContentAbove, showPageContent } from './show-all-content.ts';

afterEach(() => document.body.replaceChildren());

const styleOf = (property: string) => document.documentElement.style.getPropertyValue(property);

describe('what waits below the first screen', () => {
  beforeEach(() => document.documentElement.removeAttribute('style'));

  it('is laid out after a while but for the later pages of a list, which may be hundreds', () => {
    showPageContent();
    expect(styleOf(contentVisibilityProperty)).toBe('visible');
    expect(styleOf(laterPagesVisibilityProperty)).toBe('');
  });

  it('is laid out above an anchor, and waits on below it', () => {
    document.body.innerHTML =
      '<div id="a"></div><div id="b"><div id="c"></div><section id="anchor"></section><div id="d"></div></div><div id="e"></div>';
    showContentAbove(document.querySelector('#anchor') as Element);
    const shown = [...document.querySelectorAll('[style]')].map(({ id }) => id);
    expect(shown).toEqual(['a', 'c']);
  });

  it('is laid out whole where a place is restored', () => {
    showAllContent();
    expect(styleOf(contentVisibilityProperty)).toBe('visible');
    expect(styleOf(laterPagesVisibilityProperty)).toBe('visible');
  });
});
