import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RadioGroup } from './radio-group.tsx';

const options = [
  { value: 'CARD', label: '신용카드', description: '무이자' },
  { value: 'PHONE', label: '휴대폰', disabled: true },
];

test('its legend names the group and its error is announced', () => {
  render(<RadioGroup legend="결제 수단" options={options} error="골라 주세요." />);
  expect(screen.getByRole('group', { name: '결제 수단' })).toHaveAccessibleDescription('골라 주세요.');
  expect(screen.getByRole('alert')).toHaveTextContent('골라 주세요.');
});

test('one option is chosen and a disabled one cannot be', async () => {
  const onChange = jest.fn();
  const onValue = jest.fn();
  render(<RadioGroup legend="결제 수단" options={options} onChange={onChange} onValue={onValue} />);
  expect(screen.getByRole('radio', { name: '휴대폰' })).toBeDisabled();
  await userEvent.click(screen.getByRole('radio', { name: /신용카드/ }));
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(onValue).toHaveBeenCalledWith('CARD');
});
