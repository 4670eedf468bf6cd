import { Button } from '@mall/ui/controls/button';
import { Dialog } from '@mall/ui/feedback/dialog';
import { type FormEvent, useId } from 'react';
import { AccountFields } from '../../shared/refund-account/account-fields.tsx';
import { useAccountForm } from '../../shared/refund-account/use-account-form.ts';
import { copy } from './copy.ts';
import { useRefundAccount } from './mutations.ts';

/** Names the account that a refund waits for. */
export function AccountDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const form = useAccountForm();
  const id = useId();
  const { send, isBusy } = useRefundAccount({
    onSaved: onClose,
    onHolder: (message) => form.refuse('holder', message),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const refund_account = form.take();
    if (refund_account) await send({ body: { order_id: orderId, refund_account } });
  };
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={copy.nameAccount}
      footer={
        <Button type="submit" form={id} loading={isBusy}>
          {copy.nameAccount}
        </Button>
      }
    >
      <form id={id} method="post" noValidate onSubmit={(event) => void submit(event)}>
        <AccountFields form={form} />
      </form>
    </Dialog>
  );
}
