import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ColorChips } from './color-chip.tsx';

test('colours are chosen by their names', async () => {
  const onValue = jest.fn();
  render(
    <ColorChips
      legend="색상"
      onValue={onValue}
      options={[
        { value: '1', label: '네이비', hex: '#1d2433' },
        { value: '2', label: '버건디', hex: '#7a2f2b', isSoldOut: true },
      ]}
    />,
  );
  expect(screen.getByRole('radio', { name: '버건디 품절' })).toBeDisabled();
  await userEvent.click(screen.getByRole('radio', { name: '네이비' }));
  expect(onValue).toHaveBeenCalledWith('1');
});
