import { loadFonts, partsOf } from './load-fonts.ts';

afterEach(() => document.body.replaceChildren());

const lengths = (parts: readonly Element[]) => parts.map(({ textContent }) => textContent?.length);

describe('parts of a page that change their face one after the other', () => {
  it('divides a long page down to parts that fit, in the order of reading', () => {
    document.body.innerHTML = `<header>${'가'.repeat(30)}</header><main><section>${'나'.repeat(80)}</section><section><p>${'다'.repeat(90)}</p><p>${'라'.repeat(60)}</p></section></main>`;
    const parts = partsOf(document.body, 100);
    expect(parts.map(({ tagName }) => tagName)).toEqual(['HEADER', 'SECTION', 'P', 'P']);
    expect(lengths(parts)).toEqual([30, 80, 90, 60]);
  });

  it('keeps a text that cannot be divided whole', () => {
    document.body.innerHTML = `<p>${'가'.repeat(500)}</p>`;
    expect(lengths(partsOf(document.body, 100))).toEqual([500]);
  });

  it('leaves out what is not read', () => {
    document.body.innerHTML = `<noscript>${'가'.repeat(200)}</noscript><script>1</script><img><div> </div><p>글</p>`;
    expect(partsOf(document.body, 100)).toEqual([document.querySelector('p')]);
  });
});

it('is begun where the browser forbids to keep anything, and the boot goes on', () => {
  const forbidden = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  expect(loadFonts).not.toThrow();
  forbidden.mockRestore();
});
