import type { SecretBox } from '../../platform/secrets/secret-box.ts';

/** Texts that can be looked at before they are published. */
export const previewKinds = ['plan', 'magazine'] as const;

export interface Previewed {
  kind: (typeof previewKinds)[number] | 'home';
  /** Of a home its family site's. */
  id: number;
}

interface Ticket {
  /** When it ends. */
  until: Date;
  /** The moment that a home is looked at. */
  at?: Date;
}

const contextOf = ({ kind, id }: Previewed) => `preview ${kind} ${id}`;

/** A ticket for one text or home until a moment; it opens no other one (decision 172). */
export const sealPreview = (secretBox: SecretBox, what: Previewed, { until, at }: Ticket): string =>
  secretBox.seal([until, ...(at ? [at] : [])].map((moment) => moment.getTime()).join(' '), contextOf(what));

/** What a ticket opens of this now; null for one that is for something else, was changed or has ended. */
function openTicket(
  secretBox: SecretBox,
  ticket: string | undefined,
  what: Previewed,
  now: Date,
): Ticket | null {
  const sealed = ticket === undefined ? null : secretBox.open(ticket, contextOf(what));
  const [until = 0, at] = sealed?.split(' ').map(Number) ?? [];
  if (until <= now.getTime()) return null;
  return { until: new Date(until), ...(at === undefined ? {} : { at: new Date(at) }) };
}

/** Whether a ticket opens this text now. */
export const opensPreview = (
  secretBox: SecretBox,
  ticket: string | undefined,
  what: Previewed,
  now: Date,
): boolean => openTicket(secretBox, ticket, what, now) !== null;

/** The moment at which a ticket shows a site's home; null where it shows none. */
export const previewedMoment = (
  secretBox: SecretBox,
  ticket: string | undefined,
  siteId: number,
  now: Date,
): Date | null => openTicket(secretBox, ticket, { kind: 'home', id: siteId }, now)?.at ?? null;
