import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.tsx';

test('with an address it is a link', () => {
  render(<Button href="/cart">장바구니</Button>);
  expect(screen.getByRole('link', { name: '장바구니' })).toHaveAttribute('href', '/cart');
});

test('while loading it is busy, keeps its name and focus, and refuses clicks and submits', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn((event: SubmitEvent) => event.preventDefault());
  render(
    <form ref={(form) => form?.addEventListener('submit', onSubmit)}>
      <Button type="submit" loading onClick={onClick}>
        저장
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: '저장', busy: true });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('it does not submit a form unless asked to', () => {
  render(<Button>더보기</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});
