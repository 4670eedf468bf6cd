import type { OrderForm } from '@mall/contracts/api/orders/orders';
import { viewMember } from '@mall/contracts/api/people/members';
import type { ApiClient } from '@mall/contracts/client/create-api-client';
import { ServicesContext } from '@mall/remote-kit/services';
import { createFakeServices } from '@mall/remote-kit/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { member } from '../../testing/builders.ts';
import { useMemberDefaults } from './use-member-defaults.ts';

function Probe() {
  const form = useForm<OrderForm>({ defaultValues: { orderer_name: '', receiver_name: '', zipcode: '' } });
  useMemberDefaults(form, false);
  return (
    <form>
      <input aria-label="orderer" {...form.register('orderer_name')} />
      <input aria-label="receiver" {...form.register('receiver_name')} />
      <input aria-label="zipcode" {...form.register('zipcode')} />
      <input aria-label="agreed" type="checkbox" {...form.register('is_agreed')} />
    </form>
  );
}

it('fills what is empty once the member is known, and leaves what the shopper did meanwhile', async () => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const fake = createFakeServices('/order', {
    session: { status: 'in', memberId: 7 },
    answers: { [viewMember.id]: { row: member } },
  });
  const api: ApiClient = async (...call) => {
    await isAnswered;
    return fake.api(...call);
  };
  render(
    <ServicesContext value={{ ...fake, api }}>
      <QueryClientProvider client={fake.queryClient}>
        <Probe />
      </QueryClientProvider>
    </ServicesContext>,
  );
  await userEvent.click(screen.getByLabelText('agreed'));
  await userEvent.type(screen.getByLabelText('receiver'), '박지민');
  answer();
  expect(await screen.findByDisplayValue('04793')).toBe(screen.getByLabelText('zipcode'));
  expect(screen.getByLabelText('orderer')).toHaveValue('김서연');
  expect(screen.getByLabelText('receiver')).toHaveValue('박지민');
  expect(screen.getByLabelText('agreed')).toBeChecked();
});
