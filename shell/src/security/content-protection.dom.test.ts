import type { SecurityConfig } from '@mall/contracts/api/content/content';
import { protectContent } from './content-protection.ts';

afterEach(() => document.body.replaceChildren());

const config: SecurityConfig = {
  mouse_drag_block: 'use',
  mouse_right_block: 'use',
  mouse_admin_except: 'use',
  user_auto_logout: 'unused',
  user_auto_logout_minute: 30,
};
/** Whether the page lets an event of this kind happen on an element. */
function isAllowed(kind: string, element: Element = document.body): boolean {
  return element.dispatchEvent(new Event(kind, { bubbles: true, cancelable: true }));
}

describe('content protection (spec 6)', () => {
  it('prevents dragging, selecting and the context menu, until it is undone', () => {
    const undo = protectContent(config, false);
    expect(['dragstart', 'selectstart', 'contextmenu'].map((kind) => isAllowed(kind))).toEqual([
      false,
      false,
      false,
    ]);
    undo();
    expect(isAllowed('contextmenu')).toBe(true);
  });

  it('prevents only what is configured', () => {
    const undo = protectContent({ ...config, mouse_drag_block: 'unused' }, false);
    expect([isAllowed('dragstart'), isAllowed('contextmenu')]).toEqual([true, false]);
    undo();
  });

  it('exempts staff, unless the exception is unused', () => {
    const exempt = protectContent(config, true);
    expect(isAllowed('contextmenu')).toBe(true);
    exempt();
    const undo = protectContent({ ...config, mouse_admin_except: 'unused' }, true);
    expect(isAllowed('contextmenu')).toBe(false);
    undo();
  });

  it('leaves fields alone: typing and correcting must stay possible', () => {
    document.body.innerHTML = '<label>검색 <input /></label>';
    const undo = protectContent(config, false);
    expect(isAllowed('selectstart', document.querySelector('input') ?? document.body)).toBe(true);
    undo();
  });
});
