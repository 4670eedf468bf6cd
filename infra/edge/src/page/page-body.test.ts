import { gunzipSync } from 'node:zlib';
import { createNonce, placeholders, SingleBody, SplicedBody } from './page-body.ts';

describe('a page with fresh fills', () => {
  const page = [
    `<script nonce="${placeholders.nonce}"></script>가`,
    Buffer.from('옷 '.repeat(5000)),
    `나<style nonce="${placeholders.nonce}"></style>{"memberId":${placeholders.memberId}}<style nonce="${placeholders.nonce}"></style>`,
  ];
  const plain = page.join('');

  it.each([
    ['for many, hardly compressed', new SplicedBody(page, 1)],
    ['for many, compressed well', new SplicedBody(page, 9)],
    ['for one', new SingleBody(page, 3)],
  ])('is valid gzip of the same text with each fill in every place of its own: %s', (_use, body) => {
    for (const memberId of ['7', '123456', 'null']) {
      const fills = { nonce: createNonce(), memberId };
      const expected = plain
        .replaceAll(placeholders.nonce, fills.nonce)
        .replaceAll(placeholders.memberId, memberId);
      expect(gunzipSync(body.gzip(fills)).toString()).toBe(expected);
      expect(body.text(fills).toString()).toBe(expected);
    }
  });

  it('is not sent without the member whom it names', () => {
    for (const body of [new SplicedBody(page, 1), new SingleBody(page, 1)]) {
      expect(() => body.text({ nonce: createNonce() })).toThrow('memberId');
      expect(() => body.gzip({ nonce: createNonce() })).toThrow('memberId');
    }
  });

  it('compresses', () => {
    const fills = { nonce: createNonce(), memberId: '7' };
    expect(new SplicedBody(page, 9).gzip(fills).length).toBeLessThan(plain.length / 10);
  });
});
