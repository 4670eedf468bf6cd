/** The browser's server-sent events without a server; jsdom has none. Newest last. */
export class FakeEventSource extends EventTarget {
  static opened: FakeEventSource[] = [];
  readonly url: string;
  isClosed = false;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.opened.push(this);
  }

  close(): void {
    this.isClosed = true;
  }

  /** What the server sends. */
  send(type: string, data: string): void {
    this.dispatchEvent(new MessageEvent(type, { data }));
  }

  /** Makes it the window's; returns its undo. */
  static install(): () => void {
    FakeEventSource.opened = [];
    Object.assign(window, { EventSource: FakeEventSource });
    return () => Reflect.deleteProperty(window, 'EventSource');
  }
}
