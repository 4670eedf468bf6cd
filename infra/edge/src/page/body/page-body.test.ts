import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createNonce, placeholders, SingleBody, SplicedBody } from './page-body.ts';

const lengthOf = (pieces: readonly Buffer[]) => pieces.reduce((sum, { length }) => sum + length, 0);

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
      expect(gunzipSync(Buffer.concat(body.gzip(fills))).toString()).toBe(expected);
      expect(Buffer.concat(body.text(fills)).toString()).toBe(expected);
    }
  });

  it('of one size after another is each time itself', () => {
    for (const length of [10, 100_000, 0, 99_999, 200_000, 1]) {
      const body = new SingleBody([`<i nonce="${placeholders.nonce}">`, Buffer.from('옷'.repeat(length))], 3);
      const nonce = createNonce();
      const sent = gunzipSync(Buffer.concat(body.gzip({ nonce }))).toString();
      expect(sent).toBe(`<i nonce="${nonce}">${'옷'.repeat(length)}`);
    }
  });

  it('is valid Brotli of the same text, whatever the fills are', async () => {
    const body = await SplicedBody.of(page, 1);
    for (const memberId of ['7', '123456', 'null']) {
      const fills = { nonce: createNonce(), memberId };
      const sent = body.brotli(fills);
      expect(sent && brotliDecompressSync(Buffer.concat(sent)).toString()).toBe(
        filled(memberId, fills.nonce),
      );
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
      expect(sent && brotliDecompressSync(Buffer.concat(sent)).includes(`<i nonce="${nonce}">끝`)).toBe(true);
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
    expect(lengthOf(body.gzip(fills))).toBeLessThan(plain.length / 10);
    expect(lengthOf(body.brotli(fills) ?? [])).toBeLessThan(plain.length / 10);
  });

  it('for many is copied for none: every response has the same pieces but for its fills', async () => {
    const body = await SplicedBody.of(page, 9);
    for (const form of ['text', 'gzip', 'brotli'] as const) {
      const sent = body[form]({ nonce: createNonce(), memberId: '7' }) ?? [];
      const again = body[form]({ nonce: createNonce(), memberId: '123456' }) ?? [];
      expect(sent.length).toBeGreaterThan(4);
      const copied = sent.filter((piece, index) => piece !== again[index]);
      expect(lengthOf(copied)).toBeLessThan(200);
    }
  });
});
