import { configure } from '@testing-library/react';

/** Jest's; the kit is compiled without its types. */
declare const afterEach: (run: () => void) => void;

// `findBy…` ends as soon as it finds; a busy machine may take longer than the library's second.
configure({ asyncUtilTimeout: 10_000 });

// The next page begins anew, as `renderPage` finds it.
afterEach(() => {
  if (typeof document !== 'undefined') delete document.documentElement.dataset.idle;
});
