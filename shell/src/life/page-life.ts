/** Says once that links and buttons work now. */
export function announceAlive(): void {
  addEventListener(
    'single-spa:routing-event',
    () => {
      // For tests and for assistive scripts of the app.
      document.documentElement.setAttribute('data-alive', 'true');
      // The page's first script gives back what was pressed before.
      dispatchEvent(new Event('mall-alive'));
    },
    { once: true },
  );
}

/**
 * Resolves when the page answers. What is hydrated must find the services as the server's HTML has them: a member who
 * is learnt earlier, or a query more in the cache, does not match it.
 */
export const whenAlive = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.documentElement.dataset.alive === 'true') resolve();
    else addEventListener('mall-alive', () => resolve(), { once: true });
  });
