import type { Head } from '../head.ts';

/** Stands in for the `engine-head.ts` of a page in the browser's build: a soft navigation tells no engine anything. */
export const engineHead = (): Partial<Head> => ({});
