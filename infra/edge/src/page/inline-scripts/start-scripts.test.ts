/** @jest-environment jsdom */
import { startScriptsText } from './start-scripts.ts';

const scripts = [
  { href: '/_assets/shell/1/shell.js', integrity: 'sha384-shell' },
  { href: '/_assets/mf-product/1/remoteEntry.js', integrity: 'sha384-entry' },
];

/** Runs the text as the page does, as a script with a nonce at the end of the body. */
function runIn(body: string): void {
  document.head.innerHTML = '';
  document.body.innerHTML = body;
  const script = Object.assign(document.createElement('script'), { nonce: 'n1' });
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  // The text is our own; a page gives it a nonce.
  new Function(startScriptsText(scripts))();
}

const added = () =>
  [...document.head.querySelectorAll('script, link')].map((element) => element.outerHTML.split(' ')[0]);

describe('start of the scripts', () => {
  let decode: (result: Promise<void>) => void;

  beforeEach(() => {
    jest.useFakeTimers();
    const decoded = new Promise<void>((resolve) => {
      decode = resolve;
    });
    HTMLImageElement.prototype.decode = () => decoded;
  });
  afterEach(() => {
    // Ends the listening of a page that never started.
    dispatchEvent(new Event('pointerdown'));
    jest.useRealTimers();
  });

  /** Two frames and what waits for them. */
  const paint = () => jest.advanceTimersByTimeAsync(40);

  it('waits for the main picture to be painted', async () => {
    runIn('<img fetchpriority="high" src="/a.webp">');
    await paint();
    expect(added()).toEqual([]);
    decode(Promise.resolve());
    await paint();
    expect(added()).toEqual(['<script', '<link']);
  });

  it('waits no longer than a second for a picture that does not come', () => {
    runIn('<img fetchpriority="high" src="/a.webp">');
    jest.advanceTimersByTime(999);
    expect(added()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(added()).toHaveLength(2);
  });

  it('goes on when the picture is broken', async () => {
    runIn('<img fetchpriority="high" src="/a.webp">');
    decode(Promise.reject(new Error('no picture')));
    await paint();
    expect(added()).toHaveLength(2);
  });

  it('starts at once when the shopper touches the page, and only once', () => {
    runIn('<img fetchpriority="high" src="/a.webp">');
    dispatchEvent(new Event('pointerdown'));
    dispatchEvent(new Event('keydown'));
    jest.advanceTimersByTime(5_000);
    expect(added()).toEqual(['<script', '<link']);
  });

  it('starts after the first paint of a page without a main picture', async () => {
    runIn('<p>장바구니</p>');
    await paint();
    expect(added()).toHaveLength(2);
  });

  it('hands on nonce and integrity, the entry first', () => {
    runIn('');
    dispatchEvent(new Event('touchstart'));
    const script = document.head.querySelector('script');
    const link = document.head.querySelector('link');
    expect(script).toMatchObject({ nonce: 'n1', integrity: 'sha384-shell', crossOrigin: 'anonymous' });
    expect(link).toMatchObject({ nonce: 'n1', integrity: 'sha384-entry', rel: 'preload' });
  });

  it('leaves text that cannot end its element', () => {
    expect(startScriptsText([{ href: '</script>', integrity: undefined }])).not.toContain('</script>');
  });
});
