import { type Build, reasonsFor } from '../testing/sample-shop.ts';

describe('libraries that exist once on a page', () => {
  const provides = (copy: string | null): Build => ({
    shared: { react: { range: '^19.0.0', copy, isSingleton: true } },
  });
  const expects = (range: string): Build => ({ shared: { react: { range, copy: null, isSingleton: true } } });
  const brings = (copy: string, isSingleton = true): Build => ({
    shared: { valtio: { range: `^${copy}`, copy, isSingleton } },
  });

  it.each([
    ['^19.3.0', '19.3.1', true],
    ['^19.3.0', '19.4.0', true],
    ['^19.3.0', '19.2.9', false],
    ['^19.3.0', '20.0.0', false],
    ['~19.3.0', '19.4.0', false],
    ['~19.3.0', '19.3.9', true],
    ['19.3.0', '19.3.0', true],
    ['19.3.0', '19.3.1', false],
    ['^0.4.0', '0.5.0', false],
    ['^0.4.0', '0.4.7', true],
    ['^0.0.3', '0.0.4', false],
  ])('a remote that needs %s with a shell that provides %s fits: %s', (range, provided, fits) => {
    const refusal = expect.stringContaining(
      `mf-live@1.0.0 needs react ${range}, shell@1.0.0 provides ${provided}`,
    );
    expect(reasonsFor({ shell: provides(provided), live: expects(range) })).toEqual(fits ? [] : [refusal]);
    // The same from builds that say a range and a version only.
    const older = { shell: { shared: { react: provided } }, live: { shared: { react: range } } };
    expect(reasonsFor(older)).toEqual(fits ? [] : [refusal]);
  });

  it('are refused when a remote expects what the shell has no copy of', () => {
    for (const shell of [{}, provides(null)])
      expect(reasonsFor({ shell, live: expects('^19.3.0') })).toEqual([
        'mf-live@1.0.0 expects react ^19.3.0 from the page, shell@1.0.0 does not provide it: release a shell that does, or let the remote bring it',
      ]);
  });

  it('are refused when a remote brings a copy beside that of the shell', () => {
    const live: Build = { shared: { react: { range: '^19.3.0', copy: '19.3.1', isSingleton: true } } };
    expect(reasonsFor({ shell: provides('19.3.1'), live })).toEqual([
      expect.stringMatching(
        /^mf-live@1\.0\.0 brings its own react 19\.3\.1, of which a page may have one only/,
      ),
    ]);
  });

  it('may be brought by remotes when the shell has none and one copy suits them all', () => {
    expect(reasonsFor({ live: brings('2.1.0'), product: brings('2.1.0') })).toEqual([]);
    expect(reasonsFor({ live: brings('2.1.0', false), product: brings('1.9.0', false) })).toEqual([]);
  });

  it('are refused when the copy of one remote does not suit another', () => {
    expect(reasonsFor({ live: brings('2.1.0'), product: brings('2.3.0') })).toEqual([
      'mf-live@1.0.0 brings valtio 2.1.0, mf-product@1.0.0 needs ^2.3.0, and a page may have one only: build both against one version of valtio',
    ]);
  });

  it('that an older build shares without the shell ask for a new build', () => {
    expect(reasonsFor({ live: { shared: { valtio: '^2.1.0' } } })).toEqual([
      expect.stringMatching(
        /^mf-live@1\.0\.0 shares valtio.*does not say whether it brings a copy: rebuild it/,
      ),
    ]);
  });
});
