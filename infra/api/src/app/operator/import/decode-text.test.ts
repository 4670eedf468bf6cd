import { decodeText } from './decode-text.ts';

describe('the text of a file', () => {
  it.each([
    ['UTF-8', Buffer.from('울 코트')],
    ['UTF-8 with a mark', Buffer.from('\uFEFF울 코트')],
    ['UTF-16, as Excel saves Unicode text', Buffer.from('\uFEFF울 코트', 'utf16le')],
    ['CP949, as Excel saves CSV in Korea', Buffer.from([0xbf, 0xef, 0x20, 0xc4, 0xda, 0xc6, 0xae])],
  ])('is read from %s', (_name, bytes) => {
    expect(decodeText(bytes)).toBe('울 코트');
  });

  it('has the syllables that only CP949 has', () => {
    expect(decodeText(Buffer.from([0x94, 0xee]))).toBe('뷁');
  });

  it('is refused when it is none', () => {
    expect(() => decodeText(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).toThrow('neither UTF-8 nor CP949');
  });
});
