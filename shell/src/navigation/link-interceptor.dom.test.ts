import type { NavigateOptions } from '@mall/contracts/platform/services';
import { interceptLinks } from './link-interceptor.ts';

let visited: [href: string, options: NavigateOptions | undefined][];
let prefetched: string[];
let undo: () => void;
/** Whether the last click was left to the browser. */
let isLeft: boolean;

const leaveForAnchor = jest.fn();
const lookAtClick = (event: MouseEvent) => {
  isLeft = !event.defaultPrevented;
  // The document of a test goes nowhere.
  event.preventDefault();
};

beforeEach(() => {
  visited = [];
  prefetched = [];
  window.history.replaceState(null, '', '/goods/list?page=2');
  undo = interceptLinks({
    navigate: async (href, options) => {
      visited.push([href, options]);
    },
    prefetch: async (href) => {
      prefetched.push(href);
    },
    leaveForAnchor,
    start: () => () => undefined,
  });
  window.addEventListener('click', lookAtClick);
});
afterEach(() => {
  undo();
  window.removeEventListener('click', lookAtClick);
  document.body.replaceChildren();
});

/** Shows a link with a picture in it, and gives the picture: shoppers rarely hit the link itself. */
function show(link: string): Element {
  document.body.innerHTML = link.replace('></a>', '><img alt="" /></a>');
  return document.querySelector('img') ?? document.body;
}
const click = (link: string, init: MouseEventInit = {}) =>
  show(link).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

describe('a click on a link', () => {
  it('becomes a soft navigation', () => {
    click('<a href="/goods/view/1"></a>');
    expect(visited).toEqual([['http://localhost/goods/view/1', { keepScroll: false }]]);
    expect(isLeft).toBe(false);
  });

  it.each([
    ['the link', '<a href="/goods/list?page=3" data-keep-scroll></a>'],
    ['what it lies in', '<nav data-keep-scroll><a href="/goods/list?page=3"></a></nav>'],
  ])('keeps the place where %s says so', (_what, link) => {
    click(link);
    expect(visited[0]?.[1]).toEqual({ keepScroll: true });
  });

  it.each<[string, MouseEventInit]>([
    ['ctrl, which opens a tab', { ctrlKey: true }],
    ['command, which opens a tab', { metaKey: true }],
    ['shift, which opens a window', { shiftKey: true }],
    ['alt, which downloads', { altKey: true }],
    ['the middle button, which opens a tab', { button: 1 }],
  ])('with %s is left to the browser', (_how, init) => {
    click('<a href="/goods/view/1"></a>', init);
    expect(visited).toEqual([]);
    expect(isLeft).toBe(true);
  });

  it.each([
    ['another shop', '<a href="https://other.example/goods/view/1"></a>'],
    ['a window of its own', '<a href="/goods/view/1" target="_blank"></a>'],
    ['a download', '<a href="/guide.pdf" download></a>'],
    ['a place in this page', '<a href="#reviews"></a>'],
    ['a phone number', '<a href="tel:15880000"></a>'],
  ])('to %s is left to the browser', (_what, link) => {
    click(link);
    expect(visited).toEqual([]);
    expect(isLeft).toBe(true);
  });

  it('to a place in this page is got ready for before the browser goes there', () => {
    leaveForAnchor.mockClear();
    click('<a href="#reviews"></a>');
    expect(leaveForAnchor.mock.calls).toEqual([['#reviews']]);
  });

  it('to a place in another page is a navigation', () => {
    click('<a href="/goods/view/1#reviews"></a>');
    expect(visited.map(([href]) => href)).toEqual(['http://localhost/goods/view/1#reviews']);
  });

  it('that a component has answered itself is none of ours', () => {
    const picture = show('<a href="/goods/view/1"></a>');
    picture.addEventListener('click', (event) => event.preventDefault());
    picture.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(visited).toEqual([]);
  });

  it('is left to the browser after the undo', () => {
    undo();
    click('<a href="/goods/view/1"></a>');
    expect(visited).toEqual([]);
  });
});

describe('a pointer on a link', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const enter = (element: Element) => element.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));

  it('loads the page ahead once it rests', () => {
    enter(show('<a href="/goods/view/1"></a>'));
    jest.advanceTimersByTime(64);
    expect(prefetched).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(prefetched).toEqual(['http://localhost/goods/view/1']);
  });

  it('loads nothing when it only passes by', () => {
    enter(show('<a href="/goods/view/1"></a>'));
    jest.advanceTimersByTime(30);
    enter(document.body);
    jest.advanceTimersByTime(1000);
    expect(prefetched).toEqual([]);
  });

  it.each(['touchstart', 'focusin'])('loads the page ahead at once on %s', (type) => {
    show('<a href="/goods/view/1"></a>').dispatchEvent(new Event(type, { bubbles: true }));
    expect(prefetched).toEqual(['http://localhost/goods/view/1']);
  });
});
