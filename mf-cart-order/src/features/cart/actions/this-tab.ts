import { randomUuid } from '@mall/contracts/client/random-uuid';

let id: string | null = null;

/** Tells this tab from others that show the same cart. */
export function thisTab(): string {
  id ??= randomUuid();
  return id;
}
