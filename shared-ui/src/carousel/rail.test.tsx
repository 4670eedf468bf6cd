import { fireEvent, render, screen } from '@testing-library/react';
import { Rail } from './rail.tsx';

function place(list: HTMLElement, scrollLeft: number) {
  Object.defineProperties(list, {
    clientWidth: { value: 400, configurable: true },
    scrollWidth: { value: 1000, configurable: true },
  });
  list.scrollLeft = scrollLeft;
  fireEvent.scroll(list);
}

/** By label, not by role: jsdom is as narrow as a phone, where the buttons are not displayed. */
function button(name: string) {
  return screen.getByLabelText(name);
}

test('buttons point only where there is more', () => {
  render(
    <Rail label="신상품">
      <a href="/1">하나</a>
      <a href="/2">둘</a>
    </Rail>,
  );
  const list = screen.getByRole('list', { name: '신상품' });
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  place(list, 0);
  expect(button('신상품 이전')).toBeDisabled();
  expect(button('신상품 다음')).toBeEnabled();
  place(list, 600);
  expect(button('신상품 이전')).toBeEnabled();
  expect(button('신상품 다음')).toBeDisabled();
});
