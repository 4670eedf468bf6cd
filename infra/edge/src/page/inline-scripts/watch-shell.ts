import { scriptJson } from '../../html/escape-html.ts';
import type { ActiveRelease } from '../../release/active-release.ts';
import { assetPath } from '../../release/active-release.ts';
import { failedShellCookie } from '../../release/choose-shell.ts';

/** How long a page may take to come to life after something of the shell threw, ms: not every error ends a start. */
const afterErrorMs = 3000;
/** How long a shell that has arrived may take in a tab that is looked at, ms: a slow phone takes four seconds. */
const startLimitMs = 15_000;

interface ShellStart {
  /** Beginning of the addresses of the shell's files. */
  folder: string;
  version: string;
  releaseId: string;
  /** Cookie by which the edge knows what to serve instead; null where the release has no other shell. */
  cookie: string | null;
  afterErrorMs: number;
  startLimitMs: number;
}

/**
 * Sent as text inside the page, so it uses nothing outside itself. Reports a shell that does not start, and reloads the
 * page once with the shell before it: that page has no `cookie`. Without a fallback the server's HTML stays.
 */
function watchShell(start: ShellStart): void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isOurs = (text: unknown) => typeof text === 'string' && text.includes(start.folder);
  const fail = (message: string) => {
    if (isOver) return;
    isOver = true;
    const report = {
      where: 'shell: start',
      message: message.slice(0, 2000),
      remote: 'shell',
      version: start.version,
      releaseId: start.releaseId,
      page: location.pathname.slice(0, 500),
    };
    const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
    navigator.sendBeacon('/_reports/failures', body);
    if (start.cookie === null) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = start.cookie;
    // A browser that keeps no cookie would get the same shell again, and one without a connection no page at all.
    if (!document.cookie.split('; ').includes(start.cookie.split(';')[0] ?? '')) return;
    const reload = ({ ok }: Response) => ok && location.reload();
    fetch('/_release', { cache: 'no-store' }).then(reload, () => undefined);
  };
  const failUnlessAlive = (message: string, limitMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Timers and frames of a tab in the background hardly run.
      if (document.hidden) failUnlessAlive(message, limitMs);
      else fail(message);
    }, limitMs);
  };
  const onError = (event: Event) => {
    if (event.target instanceof HTMLScriptElement) {
      if (isOurs(event.target.src)) fail('the entry was not loaded');
    } else if (event instanceof ErrorEvent && (isOurs(event.filename) || isOurs(event.error?.stack)))
      failUnlessAlive(event.message, start.afterErrorMs);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (isOurs(reason?.stack)) failUnlessAlive(String(reason), start.afterErrorMs);
  };
  const onLoad = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && isOurs(target.src))
      failUnlessAlive('the page did not come to life', start.startLimitMs);
  };
  const end = () => {
    isOver = true;
    clearTimeout(timer);
    removeEventListener('error', onError, true);
    removeEventListener('unhandledrejection', onRejection);
    document.removeEventListener('load', onLoad, true);
  };
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', onRejection);
  // Loads of scripts do not bubble to the window.
  document.addEventListener('load', onLoad, true);
  addEventListener('mall-alive', end, { once: true });
}

/** The text of the script that watches the shell's start. */
export function watchShellText(
  { id, shell, previousShell }: Pick<ActiveRelease, 'id' | 'shell' | 'previousShell'>,
  publicOrigin: string,
): string {
  const start: ShellStart = {
    folder: assetPath(shell, ''),
    version: shell.version,
    releaseId: id,
    cookie: previousShell ? failedShellCookie(shell.version, publicOrigin) : null,
    afterErrorMs,
    startLimitMs,
  };
  return `(${watchShell})(${scriptJson(start)});`;
}
