/** @jest-environment jsdom */
import '../testing/jsdom-globals.ts';
import { deleteCartLines, listCart } from '@mall/contracts/api/orders/carts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { ServicesContext } from '../services.tsx';
import { createFakeServices, failure } from '../testing/render.tsx';
import { endpointKey } from './endpoint-query.ts';
import { type CallPolicy, useCall, useTask } from './use-call.ts';

const input = { body: { cart_ids: [1] } };
type Policy = CallPolicy<typeof input, { count: number }>;

function Remover({ policy, onReply }: { policy: Policy; onReply: (reply: unknown) => void }) {
  const { send, isBusy } = useCall(deleteCartLines, policy);
  return (
    <button type="button" aria-busy={isBusy} onClick={() => void send(input).then(onReply)}>
      remove
    </button>
  );
}

const breakDown = () => Promise.reject(new Error('not a reply'));

function Breaker() {
  const { send } = useTask(breakDown, { failed: '삭제하지 못했어요.' });
  return <button type="button" onClick={() => void send(null)} />;
}

/** A button whose click sends; `replies` are what its caller got. */
function open(answer: unknown, policy: Policy = {}) {
  const services = createFakeServices('/cart', { answers: { [deleteCartLines.id]: answer } });
  const replies: unknown[] = [];
  render(
    <StrictMode>
      <QueryClientProvider client={services.queryClient}>
        <ServicesContext value={services}>
          <Remover policy={policy} onReply={(reply) => replies.push(reply)} />
        </ServicesContext>
      </QueryClientProvider>
    </StrictMode>,
  );
  const button = screen.getByRole('button');
  const click = () => act(async () => button.click());
  return { services, replies, button, click };
}

/** An answer that waits until the test lets it go. */
function held() {
  let release = (_reply: unknown) => {};
  const reply = new Promise((resolve) => {
    release = resolve;
  });
  return { answer: () => reply, release };
}

describe('a write', () => {
  it('resolves with the reply, and shows no message', async () => {
    const { click, replies, services } = open({ count: 2 });
    await click();
    await waitFor(() => expect(replies).toEqual([{ count: 2 }]));
    expect(services.messages).toEqual([]);
  });

  it("says the server's words when it fails", async () => {
    const { click, replies, services } = open(failure('NOT_FOUND', '이미 삭제된 상품입니다.'));
    await click();
    await waitFor(() => expect(replies).toEqual([null]));
    expect(services.messages).toEqual(['이미 삭제된 상품입니다.']);
  });

  it('has words for a failure that brings none', async () => {
    const services = createFakeServices('/cart');
    render(
      <QueryClientProvider client={services.queryClient}>
        <ServicesContext value={services}>
          <Breaker />
        </ServicesContext>
      </QueryClientProvider>,
    );
    await act(async () => screen.getByRole('button').click());
    await waitFor(() => expect(services.messages).toEqual(['삭제하지 못했어요.']));
  });

  it('leaves a dead login to its own dialog', async () => {
    const { click, replies, services } = open(failure('UNAUTHENTICATED'));
    await click();
    await waitFor(() => expect(replies).toEqual([null]));
    expect(services.messages).toEqual([]);
  });

  it('lets a feature that shows everything in place show a dead login too', async () => {
    const shown = jest.fn(() => true);
    const { click, services } = open(failure('UNAUTHENTICATED'), { onFailure: shown });
    await click();
    await waitFor(() => expect(shown).toHaveBeenCalledTimes(1));
    expect(services.messages).toEqual([]);
  });

  it('leaves a failure to the feature that shows it itself, and reports the others', async () => {
    const shown = jest.fn((error: unknown) => (error as Error).message === 'shown');
    const { click, replies, services } = open(
      (request: unknown) =>
        replies.length === 0 ? failure('FORBIDDEN', 'shown') : request && failure('FORBIDDEN', 'other'),
      { onFailure: shown },
    );
    await click();
    await waitFor(() => expect(replies).toHaveLength(1));
    expect(services.messages).toEqual([]);
    await click();
    await waitFor(() => expect(services.messages).toEqual(['other']));
    expect(shown).toHaveBeenCalledTimes(2);
  });

  // Left with a payment open, a page once set a timer of no length again and again.
  it('costs a page that has gone no busy polling', async () => {
    jest.useFakeTimers();
    open(() => new Promise(() => undefined));
    fireEvent.click(screen.getByRole('button'));
    cleanup();
    const setTimer = jest.spyOn(globalThis, 'setTimeout');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(setTimer.mock.calls.length).toBeLessThan(20);
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('is busy while it is under way', async () => {
    const { answer, release } = held();
    const { click, button } = open(answer);
    await click();
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    await act(async () => release({ count: 0 }));
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
  });

  it('is sent once by a double click, and again when it is done', async () => {
    const { answer, release } = held();
    const { button, click, replies, services } = open(answer);
    await act(async () => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(replies).toEqual([null]));
    await act(async () => release({ count: 0 }));
    await waitFor(() => expect(replies).toHaveLength(2));
    expect(services.calls).toHaveLength(1);
    await click();
    expect(services.calls).toHaveLength(2);
  });

  it.each([
    ['succeeded', { count: 0 }],
    ['failed', failure('NOT_FOUND')],
  ])('puts the cached replies that it names out of date when it %s', async (_name, answer) => {
    const { click, replies, services } = open(answer, { invalidates: [listCart] });
    const key = endpointKey(listCart, { body: {} });
    services.queryClient.setQueryData(key, {});
    services.queryClient.setQueryData(['other'], {});
    await click();
    await waitFor(() => expect(replies).toHaveLength(1));
    expect(services.queryClient.getQueryState(key)?.isInvalidated).toBe(true);
    expect(services.queryClient.getQueryState(['other'])?.isInvalidated).toBe(false);
  });

  it('fails at once without a connection instead of waiting for one', async () => {
    const { click, replies } = open(failure('NETWORK'));
    window.dispatchEvent(new Event('offline'));
    await click();
    await waitFor(() => expect(replies).toEqual([null]));
    window.dispatchEvent(new Event('online'));
  });
});
