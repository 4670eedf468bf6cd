import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createNonce, placeholders, SingleBody, SplicedBody } from './page-body.ts';

describe('a page with fresh fills', () => {
  const page = [
    `<script nonce="${placeholders.nonce}"></script>가`,
    Buffer.from('옷 '.repeat(5000)),
    `나<style nonce="${placeholders.nonce}"></style>{"memberId":${placeholders.memberId}}<style nonce="${placeholders.nonce}"></style>`,
  ];
  const plain = page.join('');

  const filled = (memberId: string, nonce: string) =>
    plain.replaceAll(placeholders.nonce, nonce).replaceAll(placeholders.memberId, memberId.padEnd(12));

  it.each([
    ['for many, hardly compressed', () => SplicedBody.of(page, 1)],
    ['for many, compressed well', () => SplicedBody.of(page, 9)],
    ['for one', async () => new SingleBody(page, 3)],
  ])('is valid gzip of the same text with each fill in every place of its own: %s', async (_use, made) => {
    const body = await made();
    for (const memberId of ['7', '123456', 'null']) {
      const fills = { nonce: createNonce(), memberId };
      const expected = filled(memberId, fills.nonce);
      expect(gunzipSync(body.gzip(fills)).toString()).toBe(expected);
      expect(body.text(fills).toString()).toBe(expected);
    }
  });

  it('is valid Brotli of the same text, whatever the fills are', async () => {
    const body = await SplicedBody.of(page, 1);
    for (const memberId of ['7', '123456', 'null']) {
      const fills = { nonce: createNonce(), memberId };
      const sent = body.brotli(fills);
      expect(sent && brotliDecompressSync(sent).toString()).toBe(filled(memberId, fills.nonce));
    }
    expect(new SingleBody(page, 3).brotli()).toBeNull();
  });

  it('of texts as pages have them is Brotli again, one after the other', async () => {
    const word = (seed: number) => ((seed * 2_654_435_761) % 1_679_616).toString(36);
    for (let length = 1; length < 40; length += 1) {
      const text = Array.from({ length: length * 50 }, (_, index) => `<p class="${word(index)}">옷</p>`);
      const body = await SplicedBody.of([...page, ...text, `<i nonce="${placeholders.nonce}">끝`], 1);
      const nonce = createNonce();
      const sent = body.brotli({ nonce, memberId: '7' });
      expect(sent && brotliDecompressSync(sent).includes(`<i nonce="${nonce}">끝`)).toBe(true);
    }
  });

  it('is not sent without the member whom it names, nor with one that does not fit', async () => {
    for (const body of [await SplicedBody.of(page, 1), new SingleBody(page, 1)]) {
      expect(() => body.text({ nonce: createNonce() })).toThrow('memberId');
      expect(() => body.gzip({ nonce: createNonce() })).toThrow('memberId');
      expect(() => body.text({ nonce: createNonce(), memberId: '1'.repeat(13) })).toThrow('12 bytes');
    }
    const shared = await SplicedBody.of(page, 1);
    expect(() => shared.brotli({ nonce: createNonce() })).toThrow('memberId');
  });

  it('compresses', async () => {
    const fills = { nonce: createNonce(), memberId: '7' };
    const body = await SplicedBody.of(page, 9);
    expect(body.gzip(fills).length).toBeLessThan(plain.length / 10);
    expect(body.brotli(fills)?.length).toBeLessThan(plain.length / 10);
  });
});
