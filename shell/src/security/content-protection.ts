import type { SecurityConfig } from '@mall/contracts/api/content/content';

/** Whether a shopper is under the configured protection: staff are exempt unless `mouse_admin_except` is unused (spec 6). */
function isProtected(config: SecurityConfig, isStaff: boolean): boolean {
  return !isStaff || config.mouse_admin_except === 'unused';
}

/** Prevents dragging, selecting and the context menu as configured (spec 4.7, 6). Returns its undo. */
export function protectContent(config: SecurityConfig, isStaff: boolean): () => void {
  if (!isProtected(config, isStaff)) return () => undefined;
  const events = [
    ...(config.mouse_drag_block === 'use' ? ['dragstart', 'selectstart'] : []),
    ...(config.mouse_right_block === 'use' ? ['contextmenu'] : []),
  ];
  const prevent = (event: Event) => {
    // Typing and correcting must stay possible.
    if (event.target instanceof HTMLElement && event.target.closest('input, textarea, [contenteditable]'))
      return;
    event.preventDefault();
  };
  for (const name of events) document.addEventListener(name, prevent);
  return () => {
    for (const name of events) document.removeEventListener(name, prevent);
  };
}
