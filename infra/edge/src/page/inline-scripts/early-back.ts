/**
 * Sent as text inside the page, so it uses nothing outside itself. After a reload, Back to an entry of a soft
 * navigation changes the address alone: until the shell listens, the page of that address is loaded.
 */
function reloadOnEarlyBack(): void {
  const addressOf = ({ pathname, search }: URL | Location) => pathname + search;
  // On a slow line Back may come before this script; a browser without the Navigation API does not say so.
  const asked = globalThis.navigation?.activation?.entry.url;
  const loaded = addressOf(asked ? new URL(asked) : location);
  const follow = (event?: PopStateEvent) => {
    const isAlive = document.documentElement.dataset.alive === 'true';
    // single-spa announces the shell's own changes of the address as well.
    const isOfShell = event !== undefined && 'singleSpa' in event;
    if (!isAlive && !isOfShell && addressOf(location) !== loaded) location.reload();
  };
  follow();
  addEventListener('popstate', follow);
}

/** The text of the script that answers Back before the shell does. */
export const earlyBackText = `(${reloadOnEarlyBack})();`;
