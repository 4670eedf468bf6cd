import { type Build, reasonsFor } from '../testing/sample-shop.ts';

/** Regression: a remote used `readonly`, which the shell's zod does not have, and the page broke in browsers only. */
describe('names of a shared library', () => {
  const zod = { range: '^4.0.0', isSingleton: true };
  const shellWith = (provided: string[] | null): Build => ({
    shared: { 'zod/mini': { ...zod, copy: '4.0.0', provided } },
  });
  const remoteWith = (used: string[] | null): Build => ({
    shared: { 'zod/mini': { ...zod, copy: null, used } },
  });

  it('are refused when the shell does not provide them', () => {
    expect(
      reasonsFor({
        shell: shellWith(['object', 'string']),
        live: remoteWith(['object', 'readonly', 'tuple']),
        product: remoteWith(['string']),
      }),
    ).toEqual([
      "mf-live@1.0.0 uses readonly, tuple of zod/mini, which shell@1.0.0 does not provide: do without, or add to the shell's list of zod/mini (shell/src/shared-libraries) and release that shell first",
    ]);
  });

  it.each([
    ['coerce.number', ['coerce.number'], true],
    ['coerce.date', ['coerce.number'], false],
    ['coerce.date', ['coerce'], true],
    ['coerce', ['coerce.number'], true],
    ['coerce', ['coercion.number'], false],
  ])('%s of %p fits: %s', (used, provided, fits) => {
    expect(reasonsFor({ shell: shellWith(provided), live: remoteWith([used]) })).toHaveLength(fits ? 0 : 1);
  });

  it('are refused when they are unknown, unless the shell provides the library whole', () => {
    expect(reasonsFor({ shell: shellWith(['object']), live: remoteWith(null) })).toEqual([
      expect.stringMatching(/^mf-live@1\.0\.0 hands zod\/mini on whole/),
    ]);
    expect(reasonsFor({ shell: shellWith(null), live: remoteWith(null) })).toEqual([]);
    expect(reasonsFor({ shell: shellWith(null), live: remoteWith(['anything']) })).toEqual([]);
  });

  it('of builds that do not say them are no reason', () => {
    const older: Build = { shared: { 'zod/mini': { ...zod, copy: null } } };
    const olderShell: Build = { shared: { 'zod/mini': { ...zod, copy: '4.0.0' } } };
    expect(reasonsFor({ shell: shellWith(['object']), live: older })).toEqual([]);
    expect(reasonsFor({ shell: olderShell, live: remoteWith(['readonly']) })).toEqual([]);
  });
});
