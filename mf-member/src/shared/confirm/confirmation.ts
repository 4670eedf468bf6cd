interface Confirmation {
  memberId: number;
  /** ms since the epoch. */
  until: number;
}

/** Of this tab, and a hint alone: what needs a confirmation asks the server, which keeps its own. */
let known: Confirmation | null = null;
const listeners = new Set<() => void>();

function change(next: Confirmation | null): void {
  known = next;
  for (const listener of listeners) listener();
}

export const keepConfirmation = (memberId: number, until: string): void =>
  change({ memberId, until: Date.parse(until) });

/** The server wants another one. */
export const dropConfirmation = (): void => change(null);

/** Whether this tab has seen the server confirm the member, and that has not run out. */
export const isConfirmed = (memberId: number | null, now = Date.now()): boolean =>
  known !== null && known.memberId === memberId && known.until > now;

export function watchConfirmation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
