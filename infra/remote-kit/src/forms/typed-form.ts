import { useEffect, useRef, useState } from 'react';
import { useSession } from '../services.tsx';

/** Forms of a kind kept at most; the one that was typed first goes first. */
const maximumKept = 20;

/**
 * What was typed into the forms of one kind, by their names. It lives in the memory of the document, and is given to
 * nobody but the member who typed it (docs/decisions/0169).
 */
export class TypedForms<Typed> {
  /** `memberId` is null for a guest, who has not logged in yet. */
  readonly #kept = new Map<string, { memberId: number | null; typed: Typed }>();

  recall(name: string, memberId: number | null): Typed | undefined {
    const found = this.#kept.get(name);
    return found && (found.memberId === null || found.memberId === memberId) ? found.typed : undefined;
  }

  keep(name: string, memberId: number | null, typed: Typed): void {
    this.#kept.delete(name);
    this.#kept.set(name, { memberId, typed });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > maximumKept && oldest !== undefined) this.#kept.delete(oldest);
  }

  drop(name: string): void {
    this.#kept.delete(name);
  }
}

/** What was typed, how it is changed, and how it is emptied once it was sent. */
export type TypedForm<Typed> = readonly [typed: Typed, change: (next: Typed) => void, empty: () => void];

/**
 * State of a form whose text outlives its page: the login that it turns out to need, or one that ended while it was
 * typed, leads away from it and back.
 */
export function useTypedForm<Typed>(forms: TypedForms<Typed>, name: string, blank: Typed): TypedForm<Typed> {
  const { memberId } = useSession();
  const [typed, setTyped] = useState(() => forms.recall(name, memberId) ?? blank);
  const typedBy = useRef(memberId);
  useEffect(() => {
    // What is typed after the end of a login is still that member's.
    if (memberId !== null) typedBy.current = memberId;
  }, [memberId]);
  const change = (next: Typed) => {
    setTyped(next);
    forms.keep(name, typedBy.current, next);
  };
  const empty = () => {
    forms.drop(name);
    setTyped(blank);
  };
  return [typed, change, empty];
}
