import { act, waitFor } from '@testing-library/react';

/** The provider's script; its window ends as the test says. */
export function installPortOne() {
  const ends: { resolve: (answer: unknown) => void; reject: (error: unknown) => void }[] = [];
  const requestPayment = jest.fn(
    (_request: Record<string, unknown>) =>
      new Promise((resolve, reject) => {
        ends.push({ resolve, reject });
      }),
  );
  Object.assign(window, { PortOne: { requestPayment } });
  const end = async (how: 'resolve' | 'reject', answer: unknown) => {
    await waitFor(() => expect(ends.length).toBeGreaterThan(0));
    await act(async () => ends.shift()?.[how](answer));
  };
  return { requestPayment, end };
}
