import type { SecretBox } from '../../platform/secrets/secret-box.ts';

/** What can be looked at before it is published. */
export const previewKinds = ['plan', 'magazine'] as const;

export interface Previewed {
  kind: (typeof previewKinds)[number];
  id: number;
}

const contextOf = ({ kind, id }: Previewed) => `preview ${kind} ${id}`;

/** A ticket for one text until a moment; it opens no other text (decision 172). */
export const sealPreview = (secretBox: SecretBox, what: Previewed, until: Date): string =>
  secretBox.seal(String(until.getTime()), contextOf(what));

/** Whether a ticket opens this text now. */
export function opensPreview(
  secretBox: SecretBox,
  ticket: string | undefined,
  what: Previewed,
  now: Date,
): boolean {
  const until = ticket === undefined ? null : secretBox.open(ticket, contextOf(what));
  return until !== null && Number(until) > now.getTime();
}
