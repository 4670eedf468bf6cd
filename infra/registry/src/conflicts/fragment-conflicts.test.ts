import * as z from 'zod/mini';
import {
  json,
  offering,
  one,
  other,
  plain,
  reasonsFor,
  showing,
  withOptional,
  withRequired,
} from '../testing/sample-shop.ts';

describe('fragments', () => {
  it('fit when the owner reads a new property that it can do without', () => {
    expect(reasonsFor({ live: offering(other, withOptional), product: showing(one, plain) })).toEqual([]);
  });

  it('do not fit when the owner newly requires a property, and the refusal says which', () => {
    expect(reasonsFor({ live: offering(other, withRequired), product: showing(one, plain) })).toEqual([
      'mf-live@1.0.0 cannot read the props of mf-live/mini-player from mf-product@1.0.0: props.note is not sent, but is required. Make what is new optional in mf-live, or build mf-product against the new props and name both with --with',
    ]);
  });

  it('are looked at from the host to the owner, not the other way', () => {
    expect(reasonsFor({ live: offering(other, plain), product: showing(one, withRequired) })).toEqual([]);
  });

  it('without a provider are refused', () => {
    expect(reasonsFor({ product: showing(one, plain) })).toEqual([
      expect.stringMatching(
        /^mf-product@1\.0\.0 shows the fragment mf-live\/mini-player, which no remote offers: add a version of mf-live/,
      ),
    ]);
  });

  it('of a build without schemas fit by their hash alone, or ask for a new build', () => {
    expect(reasonsFor({ live: offering(one), product: showing(one, plain) })).toEqual([]);
    expect(reasonsFor({ live: offering(other), product: showing(one, plain) })).toEqual([
      expect.stringMatching(
        /^mf-live@1\.0\.0 does not carry the schema of the props of mf-live\/mini-player.*rebuild it with the present kit.*npm run build -- mf-live --publish$/,
      ),
    ]);
  });

  it('with many faults name the first of them', () => {
    const many = json(z.object(Object.fromEntries('abcdefg'.split('').map((key) => [key, z.int()]))));
    expect(reasonsFor({ live: offering(other, many), product: showing(one, json(z.object({}))) })).toEqual([
      expect.stringMatching(/props\.a is not sent.*props\.e is not sent, but is required; 2 more\. Make/),
    ]);
  });
});
