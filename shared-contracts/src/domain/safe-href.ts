import * as z from 'zod/mini';

/**
 * Where a link of an operator may lead: https, a path of ours, an anchor, a phone or a mailbox. Browsers read a
 * backslash as a slash and skip tabs and line breaks, and what stands before an `@` is no host.
 */
export const safeHref =
  /^(?:https:\/\/[^\s\\/?#@]+(?:[/?#][^\s\\]*)?|\/(?![/\\])[^\s\\]*|#[^\s\\]*|tel:[\d+-]+|mailto:[^\s\\]+)$/;

/** A link as `safeHref` allows it. */
export const hrefSchema = z.string().check(z.regex(safeHref));

/** What was stored before links were looked at leads home: one such row must not make a whole reply unreadable. */
export const safeHrefOf = (stored: string): string => (safeHref.test(stored) ? stored : '/');
