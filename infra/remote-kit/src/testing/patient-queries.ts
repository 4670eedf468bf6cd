import { configure } from '@testing-library/react';
import { takeMistakes } from './mistakes.ts';

/** Jest's; the kit is compiled without its types. */
declare const afterEach: (run: () => void) => void;

// `findBy…` ends as soon as it finds; a busy machine may take longer than the library's second.
configure({ asyncUtilTimeout: 10_000 });

// The next page begins anew, as `renderPage` finds it.
afterEach(() => {
  if (typeof document !== 'undefined') delete document.documentElement.dataset.idle;
});

// A test that answers what no API would, or whose remote calls what it does not declare, fails by that.
afterEach(() => {
  const found = takeMistakes();
  if (found.length > 0) throw new Error(found.join('\n'));
});
