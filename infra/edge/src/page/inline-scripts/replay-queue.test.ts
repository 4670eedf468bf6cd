/** @jest-environment jsdom */
import { replayQueueText } from './replay-queue.ts';

function load(body: string): void {
  document.body.innerHTML = body;
  // The text is our own; a page gives it a nonce.
  new Function(replayQueueText)();
}

describe('presses before a page answers', () => {
  afterEach(() => dispatchEvent(new Event('mall-alive')));

  it('gives a press that came too early back when the page answers, once', () => {
    load('<form method="post"><input name="id"><button>로그인</button></form>');
    const button = document.querySelector('button');
    const received: string[] = [];
    const listen = (event: Event) => {
      event.preventDefault();
      received.push(event.type);
    };
    button?.click();
    button?.click();
    document.querySelector('form')?.addEventListener('submit', listen);
    expect(received).toEqual([]);
    dispatchEvent(new Event('mall-alive'));
    expect(received).toEqual(['submit']);
    button?.click();
    expect(received).toEqual(['submit', 'submit']);
  });

  it('keeps a press within a part that is not alive yet, however alive the page is', () => {
    load('<div data-waiting><button>구매하기</button></div><button>메뉴</button>');
    const [buy, menu] = document.querySelectorAll('button');
    const received: string[] = [];
    buy?.addEventListener('click', () => received.push('buy'));
    menu?.addEventListener('click', () => received.push('menu'));
    buy?.click();
    dispatchEvent(new Event('mall-alive'));
    menu?.click();
    expect(received).toEqual(['menu']);
    buy?.click();
    document.querySelector('div')?.removeAttribute('data-waiting');
    dispatchEvent(new Event('mall-slot-alive'));
    expect(received).toEqual(['menu', 'buy']);
    dispatchEvent(new Event('mall-slot-alive'));
    expect(received).toEqual(['menu', 'buy']);
  });

  it('keeps a press within a part whose code comes after that of its page', () => {
    load('<div data-late><button>오늘 출석하기</button></div>');
    const button = document.querySelector('button');
    const received: string[] = [];
    dispatchEvent(new Event('mall-alive'));
    button?.addEventListener('click', () => received.push('attend'));
    button?.click();
    // Another part lives first.
    dispatchEvent(new Event('mall-slot-alive'));
    expect(received).toEqual([]);
    document.querySelector('div')?.removeAttribute('data-late');
    dispatchEvent(new Event('mall-slot-alive'));
    expect(received).toEqual(['attend']);
  });

  it('lets links go their own way', () => {
    load('<a href="#next">다음</a>');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('a')?.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
  });
});
