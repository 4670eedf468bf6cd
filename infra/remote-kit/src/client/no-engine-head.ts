import type { Head } from '../head.ts';

/** Stands in for the `engine-head.ts` of a page in the browser's build: no engine reads a soft navigation. */
export const engineHead = (): Partial<Head> => ({});
