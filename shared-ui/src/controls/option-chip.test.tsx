import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OptionChips } from './option-chip.tsx';

const options = [
  { value: 'S', label: 'S' },
  { value: 'M', label: 'M', isSoldOut: true },
  { value: 'L', label: 'L' },
];

test('a sold-out option says so and cannot be chosen', async () => {
  const onValue = jest.fn();
  render(<OptionChips legend="사이즈" options={options} onValue={onValue} />);
  const soldOut = screen.getByRole('radio', { name: 'M 품절' });
  expect(soldOut).toBeDisabled();
  await userEvent.click(soldOut);
  expect(onValue).not.toHaveBeenCalled();
});

test('a sold-out option can be chosen where a restock alarm is offered', async () => {
  const onValue = jest.fn();
  render(<OptionChips legend="사이즈" options={options} onValue={onValue} soldOutSelectable />);
  await userEvent.click(screen.getByRole('radio', { name: 'M 품절' }));
  expect(onValue).toHaveBeenCalledWith('M');
});

test('arrow keys move between the options that can be chosen', async () => {
  render(<OptionChips legend="사이즈" options={options} defaultValue="S" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'L' })).toBeChecked();
  expect(screen.getByRole('group', { name: '사이즈' })).toBeInTheDocument();
});

test('an owner that holds the value decides what is chosen', async () => {
  render(<OptionChips legend="사이즈" options={options} value={null} onValue={() => {}} />);
  await userEvent.click(screen.getByRole('radio', { name: 'S' }));
  expect(screen.getByRole('radio', { name: 'S' })).not.toBeChecked();
});

test('an option says why else it is off, or how many are left', () => {
  const noted = [
    { value: 'M', label: 'M', isSoldOut: true, note: '판매 중지' },
    { value: 'L', label: 'L', note: '2개 남음' },
  ];
  render(<OptionChips legend="사이즈" options={noted} />);
  expect(screen.getByRole('radio', { name: 'M 판매 중지' })).toBeDisabled();
  expect(screen.getByRole('radio', { name: 'L 2개 남음' })).toBeEnabled();
});
