import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select } from './select.tsx';

test('it is the browser’s own select with label and error', async () => {
  const onChange = jest.fn();
  render(
    <Select label="은행" error="은행을 골라 주세요." onChange={onChange}>
      <option value="">선택</option>
      <option value="KB">국민은행</option>
    </Select>,
  );
  const select = screen.getByRole('combobox', { name: '은행' });
  expect(select).toHaveAccessibleDescription('은행을 골라 주세요.');
  await userEvent.selectOptions(select, '국민은행');
  expect(onChange).toHaveBeenCalled();
  expect(select).toHaveValue('KB');
});
