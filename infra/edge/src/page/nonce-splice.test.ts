import { gunzipSync } from 'node:zlib';
import { createNonce, NonceSplice, noncePlaceholder, SingleBody } from './nonce-splice.ts';

describe('a page with a fresh nonce', () => {
  const page = [
    `<script nonce="${noncePlaceholder}"></script>가`,
    Buffer.from('옷 '.repeat(5000)),
    `나<style nonce="${noncePlaceholder}"></style><style nonce="${noncePlaceholder}"></style>`,
  ];
  const plain = page.join('');

  it.each([
    ['for many, hardly compressed', new NonceSplice(page, 1)],
    ['for many, compressed well', new NonceSplice(page, 9)],
    ['for one', new SingleBody(page, 3)],
  ])('is valid gzip of the same text with the nonce in every place: %s', (_use, splice) => {
    for (const nonce of [createNonce(), createNonce()]) {
      const expected = plain.replaceAll(noncePlaceholder, nonce);
      expect(gunzipSync(splice.gzip(nonce)).toString()).toBe(expected);
      expect(splice.text(nonce).toString()).toBe(expected);
    }
  });

  it('compresses', () => {
    expect(new NonceSplice(page, 9).gzip(createNonce()).length).toBeLessThan(plain.length / 10);
  });
});
