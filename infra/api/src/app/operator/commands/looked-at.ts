import type { Change } from './operator-command.ts';

/** Rows of a list at most; an operator who needs more narrows the search. */
export const maximumListed = 500;

/** The entry of the audit log that says who looked at what is personal. */
export const lookedAt = (subject: string, what: unknown): Change[] => [
  { subject, before: null, after: { looked_at: what } },
];

/** `%` and `_` of a search are letters like any other. */
export const containing = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

/** Digits of a phone number as it may be typed. */
export const digitsOf = (words: string) => words.replace(/\D/g, '');
