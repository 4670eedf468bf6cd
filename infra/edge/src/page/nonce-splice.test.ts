import { gunzipSync } from 'node:zlib';
import { createNonce, NonceSplice, noncePlaceholder, SingleBody } from './nonce-splice.ts';

describe('a page with a fresh nonce', () => {
  const page = `<script nonce="${noncePlaceholder}"></script>${'옷 '.repeat(5000)}<style nonce="${noncePlaceholder}"></style>`;

  it.each([
    ['for many, hardly compressed', new NonceSplice(page, 1)],
    ['for many, compressed well', new NonceSplice(page, 9)],
    ['for one', new SingleBody(page, 3)],
  ])('is valid gzip of the same text with the nonce in every place: %s', (_use, splice) => {
    for (const nonce of [createNonce(), createNonce()]) {
      const expected = page.replaceAll(noncePlaceholder, nonce);
      expect(gunzipSync(splice.gzip(nonce)).toString()).toBe(expected);
      expect(splice.text(nonce).toString()).toBe(expected);
    }
  });

  it('compresses', () => {
    expect(new NonceSplice(page, 9).gzip(createNonce()).length).toBeLessThan(page.length / 10);
  });
});
