import { waitFor } from '@testing-library/react';
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

describe('the face of a page', () => {
  const log: string[] = [];

  beforeEach(() => {
    log.length = 0;
    sessionStorage.clear();
    delete document.documentElement.dataset.fonts;
    Object.defineProperty(document, 'fonts', {
      configurable: true,
      value: { load: () => Promise.resolve([]) },
    });
    document.head.innerHTML = '<meta name="font-stylesheet" content="/pretendard.css">';
    const styleOf = window.getComputedStyle.bind(window);
    jest.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
      log.push('read');
      return styleOf(element);
    });
    const setAttribute = Element.prototype.setAttribute;
    jest.spyOn(Element.prototype, 'setAttribute').mockImplementation(function (this: Element, name, value) {
      if (name === 'data-fonts') log.push('change');
      setAttribute.call(this, name, value);
    });
    const frame = window.requestAnimationFrame.bind(window);
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
      if (log.at(-1) !== 'frame') log.push('frame');
      return frame(callback);
    });
  });

  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(document, 'fonts');
    document.head.replaceChildren();
  });

  const putOn = async () => {
    loadFonts();
    document.querySelector('link')?.dispatchEvent(new Event('load'));
    await waitFor(() => expect(document.documentElement.dataset.fonts).toBe(''));
  };

  it('is changed in every text but headings of another face, and at last in the root', async () => {
    document.body.innerHTML = `<h1 style="font-family: serif">${'가'.repeat(10)}</h1>${`<p>${'나'.repeat(60)}</p>`.repeat(9)}<p>${'다'.repeat(400)}</p>`;
    await putOn();
    expect(document.querySelectorAll('p[data-fonts]')).toHaveLength(10);
    expect(document.querySelector('h1')?.hasAttribute('data-fonts')).toBe(false);
    expect(document.documentElement.dataset.fonts).toBe('');
  });

  it('is never asked for after a change of the same frame, which would compute all styles anew', async () => {
    document.body.innerHTML = `<p>${'나'.repeat(40)}</p>`.repeat(12);
    await putOn();
    expect(log.filter((step) => step === 'change')).toHaveLength(12);
    expect(log.filter((step) => step === 'frame').length).toBeGreaterThan(3);
    expect(log.filter((step, index) => step === 'read' && log[index - 1] === 'change')).toEqual([]);
  });
});
