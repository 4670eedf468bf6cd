import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { TextField } from './text-field.tsx';

test('its error is announced and described, before the hint', () => {
  render(<TextField label="아이디" error="아이디를 입력해주세요." hint="6~20자리" />);
  const input = screen.getByRole('textbox', { name: '아이디' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('아이디를 입력해주세요. 6~20자리');
  expect(screen.getByText('아이디를 입력해주세요.')).toHaveAttribute('aria-live', 'polite');
});

test('an error in the words of the hint stands once', () => {
  render(<TextField label="아이디" error="6~20자리" hint="6~20자리" />);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('6~20자리');
  expect(screen.getAllByText('6~20자리')).toHaveLength(1);
});

test('without an error it is valid and described by the hint alone', () => {
  render(<TextField label="아이디" hint="6~20자리" />);
  expect(screen.getByRole('textbox')).toBeValid();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('6~20자리');
});

test('a password can be shown and hidden, and keeps what was typed', async () => {
  render(<TextField label="비밀번호" type="password" />);
  const input = screen.getByLabelText('비밀번호');
  await userEvent.type(input, 'hana!2026');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: '비밀번호 표시', pressed: false }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('hana!2026');
  await userEvent.click(screen.getByRole('button', { name: '비밀번호 표시', pressed: true }));
  expect(input).toHaveAttribute('type', 'password');
});

test('a form library reaches the input through ref, name and handlers', async () => {
  const ref = createRef<HTMLInputElement>();
  const onChange = jest.fn();
  const onBlur = jest.fn();
  render(<TextField label="이름" ref={ref} name="name" onChange={onChange} onBlur={onBlur} />);
  await userEvent.type(screen.getByRole('textbox'), '하');
  await userEvent.tab();
  expect(ref.current).toHaveAttribute('name', 'name');
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(onBlur).toHaveBeenCalledTimes(1);
});
