import { formatDate } from './korean-time.ts';

/**
 * The day in Korea of a moment (ms since the epoch): `2026-11-21`. A file of its own, as pages carry all of
 * `korean-time.ts` that any page of their remote uses.
 */
export const koreanDay = (ms: number): string => formatDate(new Date(ms).toISOString()).replaceAll('.', '-');
