import { whenUsed } from '@mall/remote-kit/when-used';
import { nextRest, whenIdle } from '../life/when-idle.ts';

/** Fewest links of a page that make their target the likely next one: those of a row of cards. */
const fewestLinks = 4;

export interface NextPageDependencies {
  /** The route that an address leads to; null for what is not opened softly. */
  match: (pathname: string) => { route: { owner: string; id: string } } | null;
  /** Loads the code of a page without its data; never rejects. */
  loadCode: (owner: string, href: string) => Promise<unknown>;
}

/** Whether the browser is set to save data, where it exposes that. */
function isSaving(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}

/** Addresses that the page's content links to, by their route and without the page's own. */
function linkedPages({ match }: NextPageDependencies): Map<{ owner: string }, Set<string>> {
  const linked = new Map<{ owner: string }, Set<string>>();
  for (const { pathname } of document.querySelectorAll<HTMLAnchorElement>('#content a[href^="/"]')) {
    const route = match(pathname)?.route;
    if (route) linked.set(route, (linked.get(route) ?? new Set()).add(pathname));
  }
  const own = match(location.pathname)?.route;
  if (own) linked.delete(own);
  return linked;
}

/**
 * Once a page is used and rests, loads the code of the page that its links most likely lead to: a press on a card then
 * waits for the product's data alone. Nothing where the browser saves data.
 */
export async function loadNextPage(dependencies: NextPageDependencies): Promise<void> {
  if (isSaving()) return;
  await Promise.all([whenUsed(), whenIdle()]);
  await nextRest();
  const [likely] = [...linkedPages(dependencies)].sort(([, one], [, other]) => other.size - one.size);
  if (!likely) return;
  const [{ owner }, [href = '', ...others]] = likely;
  if (others.length + 1 >= fewestLinks) await dependencies.loadCode(owner, href);
}
