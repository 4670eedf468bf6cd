/** @jest-environment jsdom */
import type { Artifact } from '@mall/contracts/platform/artifact';
import { sampleArtifact } from '@mall/registry/testing/sample-build';
import { watchShellText } from './watch-shell.ts';

const shellFile = 'http://localhost/_assets/shell/2.0.0/shell.js';
const cookie = 'mall-shell-failed=2.0.0';
const shell = (version: string) => sampleArtifact({ name: 'shell', version });

describe('the start of the shell', () => {
  let reports: { message: string }[];
  let answer: (reply: { ok: boolean } | Error) => void;
  let asked: jest.Mock;

  /** Runs the text as the page does. */
  function watch(previousShell: Artifact | null = shell('1.9.0')): void {
    new Function(
      watchShellText({ id: 'r0002-abcd', shell: shell('2.0.0'), previousShell }, 'http://localhost'),
    )();
  }

  beforeEach(() => {
    jest.useFakeTimers();
    reports = [];
    // biome-ignore lint/suspicious/noDocumentCookie: as the page does
    document.cookie = `${cookie}; Max-Age=0`;
    Object.assign(globalThis, {
      Blob: class {
        constructor(readonly parts: string[]) {}
      },
    });
    Object.assign(navigator, {
      sendBeacon: (_path: string, { parts }: { parts: string[] }) => reports.push(JSON.parse(parts[0] ?? '')),
    });
    asked = jest.fn(
      () =>
        new Promise((resolve, reject) => {
          answer = (reply) => (reply instanceof Error ? reject(reply) : resolve(reply));
        }),
    );
    Object.assign(globalThis, { fetch: asked });
  });
  afterEach(() => {
    dispatchEvent(new Event('mall-alive'));
    jest.useRealTimers();
  });

  const script = () => {
    const element = document.createElement('script');
    element.type = 'text/plain';
    element.src = shellFile;
    document.head.append(element);
    return element;
  };
  const alive = () => dispatchEvent(new Event('mall-alive'));
  const throwError = (filename: string) =>
    dispatchEvent(new ErrorEvent('error', { filename, message: 'x is not a function' }));
  const pass = (ms: number) => jest.advanceTimersByTime(ms);

  it('is reported when its entry is not loaded, and the page asks for the shell before', () => {
    watch();
    script().dispatchEvent(new Event('error'));
    expect(reports).toMatchObject([
      { where: 'shell: start', remote: 'shell', version: '2.0.0', releaseId: 'r0002-abcd', page: '/' },
    ]);
    expect(document.cookie).toContain(cookie);
    expect(asked).toHaveBeenCalledWith('/_release', { cache: 'no-store' });
  });

  it('is reported when it throws and no life follows', () => {
    watch();
    throwError(shellFile);
    pass(2999);
    expect(reports).toEqual([]);
    pass(1);
    expect(reports).toMatchObject([{ message: 'x is not a function' }]);
  });

  it('is reported when a promise of it is rejected, or it stays without life', () => {
    watch();
    const reason = Object.assign(new Error('no state'), { stack: `at boot (${shellFile}:1:1)` });
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    pass(3000);
    expect(reports).toMatchObject([{ message: 'Error: no state' }]);
    watch();
    script().dispatchEvent(new Event('load'));
    pass(15_000);
    expect(reports).toMatchObject([{}, { message: 'the page did not come to life' }]);
  });

  it('is left alone when the page comes to life all the same, and afterwards', () => {
    watch();
    throwError(shellFile);
    pass(2000);
    alive();
    throwError(shellFile);
    pass(60_000);
    expect(reports).toEqual([]);
    expect(document.cookie).not.toContain(cookie);
  });

  it('is not blamed for scripts of others', () => {
    watch();
    throwError('chrome-extension://abc/content.js');
    throwError('http://localhost/_assets/mf-live/1.0.0/remoteEntry.js');
    pass(60_000);
    expect(reports).toEqual([]);
  });

  it('waits while the tab is hidden', () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    watch();
    script().dispatchEvent(new Event('load'));
    pass(60_000);
    expect(reports).toEqual([]);
    hidden.mockReturnValue(false);
    pass(15_000);
    expect(reports).toHaveLength(1);
    hidden.mockRestore();
  });

  it('is reported only, where the release has no shell before', () => {
    watch(null);
    script().dispatchEvent(new Event('error'));
    expect(reports).toHaveLength(1);
    expect(asked).not.toHaveBeenCalled();
  });

  it('is reported only, where the browser keeps no cookie', () => {
    const cookie = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    watch();
    script().dispatchEvent(new Event('error'));
    expect(reports).toHaveLength(1);
    expect(asked).not.toHaveBeenCalled();
    cookie.mockRestore();
  });

  it('leaves the page readable without a connection', async () => {
    watch();
    script().dispatchEvent(new Event('error'));
    answer(new Error('offline'));
    // jsdom would say that it cannot navigate.
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await jest.advanceTimersByTimeAsync(1);
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });
});
