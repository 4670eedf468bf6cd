import { useServices, useStore } from '@mall/remote-kit/services';
import { useCallback, useEffect, useRef, useState } from 'react';

/** A pointer on its way to something else opens nothing, and may cut a corner on its way to the panel, ms. */
const openAfterMs = 150;
const closeAfterMs = 250;

export interface OpenMenu {
  /** Label of the entry whose panel is open. */
  open: string | null;
  toggle: (label: string) => void;
  show: (label: string) => void;
  close: () => void;
  /** The mouse came over an entry with or without a panel, or left all of them. */
  pointAt: (label: string | null) => void;
}

/** Which panel of the main menu is open: by hover with intent, by a press, by keys. A change of page closes it. */
export function useOpenMenu(): OpenMenu {
  const [open, setOpen] = useState<string | null>(null);
  const timer = useRef(0);
  const { href } = useStore(useServices().location);
  const set = useCallback((label: string | null) => {
    clearTimeout(timer.current);
    setOpen(label);
  }, []);
  const close = useCallback(() => set(null), [set]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address closes what was open on the last one
  useEffect(() => close, [href, close]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (open === null) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open, close]);

  return {
    open,
    show: set,
    close,
    toggle: (label) => set(open === label ? null : label),
    pointAt: (label) => {
      clearTimeout(timer.current);
      const wait = label === null ? closeAfterMs : openAfterMs;
      timer.current = window.setTimeout(() => setOpen(label), wait);
    },
  };
}
