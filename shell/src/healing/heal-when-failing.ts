import type { QueryClient } from '@tanstack/react-query';

/** Loads what asks again for failed data with the first failure: most pages never have one. */
export function healWhenFailing(client: QueryClient): void {
  const stop = client.getQueryCache().subscribe(({ query }) => {
    if (query.state.status !== 'error') return;
    stop();
    void import(/* webpackChunkName: "healing" */ './heal-queries.ts').then(
      ({ healQueries }) => healQueries(client),
      // The network that is away takes this file too: the next failure asks for it again.
      () => healWhenFailing(client),
    );
  });
}
