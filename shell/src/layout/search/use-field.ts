import { useServices, useSite, useStore } from '@mall/remote-kit/services';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { noteSearch } from './recent-searches.ts';
import { searchHref } from './suggestions.ts';

/** What the layer does with keys of the field; true where it has used one. */
export type FieldKeys = (event: KeyboardEvent) => boolean;

/**
 * Follows the search field, which is there before this code: what is typed while the layer is open, null while it is
 * closed. A search then goes softly to its results.
 */
export function useField(field: RefObject<HTMLInputElement | null>) {
  const { navigate, location } = useServices();
  const site = useSite();
  const { href } = useStore(location);
  const keys = useRef<FieldKeys>(() => false);
  // It came because the field has the focus.
  const [typed, setTyped] = useState<string | null>(() => fieldWithFocus(field)?.value ?? null);
  const close = useCallback(() => setTyped(null), []);
  const isOpen = typed !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address closes what was open on the last one
  useEffect(() => {
    if (fieldWithFocus(field) === null) close();
  }, [href]);
  useEffect(() => {
    const input = field.current;
    input?.setAttribute('aria-expanded', String(isOpen));
  }, [field, isOpen]);
  const search = useCallback(
    (word: string) => {
      noteSearch(word);
      close();
      field.current?.blur();
      void navigate(searchHref(site, word));
    },
    [field, close, navigate, site],
  );
  useFieldEvents(field, { isOpen, keys, setTyped, search });
  // Typed after this was rendered and before it listened.
  useEffect(() => {
    const input = fieldWithFocus(field);
    if (input) setTyped(input.value);
  }, [field]);
  return { typed, keys, close };
}

const fieldWithFocus = (field: RefObject<HTMLInputElement | null>) =>
  field.current && field.current === document.activeElement ? field.current : null;

interface FieldState {
  isOpen: boolean;
  keys: RefObject<FieldKeys>;
  setTyped: (typed: string | null) => void;
  search: (word: string) => void;
}

function useFieldEvents(
  field: RefObject<HTMLInputElement | null>,
  { isOpen, keys, setTyped, search }: FieldState,
): void {
  useEffect(() => {
    const input = field.current;
    const { form } = input ?? {};
    const box = input?.closest<HTMLElement>('search');
    if (!input || !form || !box) return;
    const events = new AbortController();
    const { signal } = events;
    for (const event of ['focus', 'pointerdown', 'input'])
      input.addEventListener(event, () => setTyped(input.value), { signal });
    input.addEventListener(
      'keydown',
      (event) => {
        const isEscape = event.key === 'Escape' && isOpen;
        if (isEscape) setTyped(null);
        if (isEscape || keys.current(event)) event.preventDefault();
      },
      { signal },
    );
    box.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && box.contains(relatedTarget))) setTyped(null);
      },
      { signal },
    );
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        const word = input.value.trim();
        if (word !== '') search(word);
      },
      { signal },
    );
    return () => events.abort();
  }, [field, isOpen, keys, setTyped, search]);
}
