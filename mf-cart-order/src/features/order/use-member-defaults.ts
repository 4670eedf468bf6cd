import type { OrderForm } from '@mall/contracts/api/orders/orders';
import { useServices, useSession } from '@mall/remote-kit/services';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { memberQuery } from './queries.ts';

/** Fills what the shopper has not typed yet from the member's own data; nothing of a form that was sent before. */
export function useMemberDefaults({ reset }: UseFormReturn<OrderForm>, isFilled: boolean): void {
  const services = useServices();
  const { memberId } = useSession();
  const { data } = useQuery({
    ...memberQuery(services, memberId),
    enabled: memberId !== null && !isFilled,
  });
  useEffect(() => {
    if (!data || isFilled) return;
    const { user_name, phone, email, zipcode, address, address_detail } = data.row;
    reset(
      (values) => ({
        ...values,
        orderer_name: user_name,
        orderer_phone: phone,
        orderer_email: email,
        receiver_name: user_name,
        receiver_phone: phone,
        zipcode,
        address,
        address_detail,
      }),
      { keepDirtyValues: true },
    );
  }, [data, reset, isFilled]);
}
