import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Stepper } from './stepper.tsx';

function Quantity({ initial }: { initial: number }) {
  const [value, setValue] = useState(initial);
  return <Stepper value={value} onChange={setValue} max={3} />;
}

test('it counts up to its maximum, stops, and keeps the focus', async () => {
  render(<Quantity initial={2} />);
  const more = screen.getByRole('button', { name: '수량 늘리기' });
  await userEvent.click(more);
  expect(screen.getByRole('status')).toHaveTextContent('3');
  expect(more).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(more);
  expect(screen.getByRole('status')).toHaveTextContent('3');
  expect(more).toHaveFocus();
});

test('it stops at its minimum', () => {
  render(<Quantity initial={1} />);
  expect(screen.getByRole('button', { name: '수량 줄이기' })).toHaveAttribute('aria-disabled', 'true');
});

test('a value above a maximum that sank goes down to it, not past it', async () => {
  const onChange = jest.fn();
  render(<Stepper value={9} max={3} onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: '수량 줄이기' }));
  expect(onChange).toHaveBeenCalledWith(3);
});
