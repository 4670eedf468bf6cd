import { render, screen } from '@testing-library/react';
import { TextArea } from './text-area.tsx';

test('it is labelled, and described by its error', () => {
  render(<TextArea label="문의 내용" error="내용을 적어 주세요." />);
  expect(screen.getByRole('textbox', { name: '문의 내용' })).toHaveAccessibleDescription(
    '내용을 적어 주세요.',
  );
});
