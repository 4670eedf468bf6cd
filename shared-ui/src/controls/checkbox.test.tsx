import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './checkbox.tsx';

test('pressing its words checks it', async () => {
  render(<Checkbox>아이디 저장</Checkbox>);
  await userEvent.click(screen.getByText('아이디 저장'));
  expect(screen.getByRole('checkbox', { name: '아이디 저장' })).toBeChecked();
});

test('its error is an alert that describes it', () => {
  render(<Checkbox error="동의해 주세요.">동의</Checkbox>);
  expect(screen.getByRole('alert')).toHaveTextContent('동의해 주세요.');
  expect(screen.getByRole('checkbox')).toBeInvalid();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('동의해 주세요.');
});
