import { contentVisibilityProperty, laterPagesVisibilityProperty } from '@mall/ui/layout/content-visibility';
import { showAllContent, showPageContent } from './show-all-content.ts';

const styleOf = (property: string) => document.documentElement.style.getPropertyValue(property);

describe('what waits below the first screen', () => {
  beforeEach(() => document.documentElement.removeAttribute('style'));

  it('is laid out after a while but for the later pages of a list, which may be hundreds', () => {
    showPageContent();
    expect(styleOf(contentVisibilityProperty)).toBe('visible');
    expect(styleOf(laterPagesVisibilityProperty)).toBe('');
  });

  it('is laid out whole where a place is restored', () => {
    showAllContent();
    expect(styleOf(contentVisibilityProperty)).toBe('visible');
    expect(styleOf(laterPagesVisibilityProperty)).toBe('visible');
  });
});
