import { useServices, useStore } from '@mall/remote-kit/services';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { onMenuKey } from './menu-keys.ts';

/** A pointer on its way to something else opens nothing, and may cut a corner on its way to the panel, ms. */
const openAfterMs = 150;
const closeAfterMs = 250;

const entrySelector = 'li[data-menu]';
const entryOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(entrySelector) : null;

/**
 * The entry of the main menu whose panel is open: by hover with intent, by its button, by keys. The list is there before
 * this code, so that its events are listened to from outside. A change of page closes the panel.
 */
export function useOpenEntry(
  list: RefObject<HTMLUListElement | null>,
  pressed: RefObject<Element | null>,
): HTMLElement | null {
  // What was pressed or pointed at while the code was on its way.
  const [open, setOpen] = useState<HTMLElement | null>(
    () =>
      entryOf(pressed.current) ?? list.current?.querySelector<HTMLElement>(`${entrySelector}:hover`) ?? null,
  );
  const timer = useRef(0);
  const { href } = useStore(useServices().location);
  const first = useRef(href);
  const show = useCallback((entry: HTMLElement | null) => {
    clearTimeout(timer.current);
    setOpen(entry);
  }, []);

  useEffect(() => {
    if (href !== first.current) show(null);
    first.current = href;
  }, [href, show]);
  useEffect(() => {
    for (const entry of list.current?.children ?? []) {
      entry.toggleAttribute('data-open', entry === open);
      entry.querySelector(':scope > div > button')?.setAttribute('aria-expanded', String(entry === open));
    }
  }, [list, open]);
  const pointAt = useCallback((entry: HTMLElement | null) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(entry), entry ? openAfterMs : closeAfterMs);
  }, []);
  useMenuEvents(list, { open, show, pointAt });
  useEffect(() => () => clearTimeout(timer.current), []);
  return open;
}

interface MenuState {
  open: HTMLElement | null;
  show: (entry: HTMLElement | null) => void;
  pointAt: (entry: HTMLElement | null) => void;
}

function useMenuEvents(list: RefObject<HTMLUListElement | null>, { open, show, pointAt }: MenuState): void {
  useEffect(() => {
    const menu = list.current;
    if (!menu) return;
    const events = new AbortController();
    const { signal } = events;
    const byMouse = (event: PointerEvent, entry: HTMLElement | null) => {
      if (event.pointerType === 'mouse') pointAt(entry);
    };
    menu.addEventListener('pointerover', (event) => byMouse(event, entryOf(event.target)), { signal });
    menu.addEventListener('pointerleave', (event) => byMouse(event, null), { signal });
    menu.addEventListener(
      'click',
      ({ target }) => {
        const button = target instanceof Element ? target.closest('li > div > button') : null;
        if (button) show(entryOf(button) === open ? null : entryOf(button));
      },
      { signal },
    );
    menu.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (open && relatedTarget instanceof Node && !open.contains(relatedTarget)) show(null);
      },
      { signal },
    );
    document.addEventListener(
      'keydown',
      (event) => {
        if (onMenuKey(event, { list: menu, open, show })) event.preventDefault();
      },
      { signal },
    );
    return () => events.abort();
  }, [list, open, show, pointAt]);
}
