import { createBeaconQueue } from './beacon-queue.ts';

const sent: string[] = [];
const hide = (isHidden: boolean) =>
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });

beforeEach(() => {
  sent.length = 0;
  jest.useFakeTimers();
  navigator.sendBeacon = (url, body) => {
    const { type } = body as Blob;
    sent.push(`${String(url)} ${type}`);
    return true;
  };
});
afterEach(() => {
  jest.useRealTimers();
  hide(false);
});

const event = '/_reports/events application/json';

describe('events that are sent to the edge', () => {
  it('wait for the next frame, and each is sent once', () => {
    const send = createBeaconQueue('/_reports/events');
    send('{}');
    send('{}');
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(100);
    expect(sent).toEqual([event, event]);
    jest.advanceTimersByTime(100);
    expect(sent).toHaveLength(2);
    send('{}');
    jest.advanceTimersByTime(100);
    expect(sent).toHaveLength(3);
  });

  it('go at once when the page is left before its next frame', () => {
    const send = createBeaconQueue('/_reports/events');
    send('{}');
    dispatchEvent(new Event('pagehide'));
    expect(sent).toEqual([event]);
    jest.advanceTimersByTime(100);
    expect(sent).toHaveLength(1);
  });

  it('go at once when the page is hidden, which has no frames, and while it is', () => {
    const send = createBeaconQueue('/_reports/events');
    send('{}');
    hide(true);
    document.dispatchEvent(new Event('visibilitychange'));
    send('{}');
    expect(sent).toEqual([event, event]);
  });
});
