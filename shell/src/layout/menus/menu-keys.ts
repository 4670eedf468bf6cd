interface MenuState {
  list: HTMLElement;
  /** The entry whose panel is open. */
  open: HTMLElement | null;
  show: (entry: HTMLElement | null) => void;
}

const all = (root: ParentNode, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];

/**
 * Arrow keys of the main menu: left and right between entries, down into a panel, up and down in it; Escape closes it
 * from wherever the focus is. True where the key was one of the menu's.
 */
export function onMenuKey({ key }: KeyboardEvent, { list, open, show }: MenuState): boolean {
  const focused = document.activeElement;
  if (key === 'Escape' && open) {
    if (open.contains(focused)) open.querySelector<HTMLElement>(':scope > div > button')?.focus();
    show(null);
    return true;
  }
  const entry = list.contains(focused) ? focused?.closest<HTMLElement>('ul > li') : null;
  const top = all(list, ':scope > li');
  const own = focused?.closest<HTMLElement>('[data-panel]') ? open : entry;
  if (!own) return false;
  const at = top.indexOf(own);
  const links = all(own, '[data-panel] a, [data-panel] button');
  const inPanel = focused instanceof HTMLElement ? links.indexOf(focused) : -1;
  const link = (index: number) => top[index]?.querySelector<HTMLElement>('a') ?? null;
  if (key === 'ArrowDown' && own.dataset.menu !== undefined && own !== open) show(own);
  else if (key === 'ArrowDown' && links.length > 0) links[inPanel + 1]?.focus();
  else if (key === 'ArrowUp' && inPanel >= 0) (links[inPanel - 1] ?? link(at))?.focus();
  else if (key === 'ArrowRight' && inPanel < 0) link(at + 1)?.focus();
  else if (key === 'ArrowLeft' && inPanel < 0) link(at - 1)?.focus();
  else return false;
  return true;
}
