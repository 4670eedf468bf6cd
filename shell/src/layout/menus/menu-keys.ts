import type { KeyboardEvent } from 'react';
import type { OpenMenu } from './use-open-menu.ts';

const focus = (elements: readonly HTMLElement[], index: number): boolean => {
  elements[index]?.focus();
  return elements[index] !== undefined;
};

const all = (root: ParentNode, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];

/** Arrow keys of the main menu: left and right between entries, down into a panel, up and down in it; Escape leaves it. */
export function onMenuKey(
  event: KeyboardEvent<HTMLLIElement>,
  { label, hasPanel }: { label: string; hasPanel: boolean },
  menu: OpenMenu,
): void {
  const entry = event.currentTarget;
  const links = all(entry, '[data-panel] a, [data-panel] button');
  const at = links.findIndex((link) => link === document.activeElement);
  const entries = all(entry.closest('ul') ?? entry, ':scope > li > div > a');
  const top = entries.findIndex((link) => entry.contains(link));
  let isHandled = true;
  if (event.key === 'ArrowRight' && at < 0) focus(entries, top + 1);
  else if (event.key === 'ArrowLeft' && at < 0) focus(entries, top - 1);
  else if (event.key === 'ArrowDown' && hasPanel && menu.open !== label) menu.show(label);
  else if (event.key === 'ArrowDown' && links.length > 0) focus(links, at + 1);
  else if (event.key === 'ArrowUp' && at >= 0) focus(at === 0 ? entries : links, at === 0 ? top : at - 1);
  else if (event.key === 'Escape' && menu.open === label) {
    menu.close();
    entry.querySelector('button')?.focus();
  } else isHandled = false;
  if (isHandled) event.preventDefault();
}
