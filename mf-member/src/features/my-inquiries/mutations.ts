import { deleteInquiry } from '@mall/contracts/api/community/inquiries';
import { listMyInquiries } from '@mall/contracts/api/community/my-writings';
import { useServices } from '@mall/remote-kit/services';
import { useCall } from '@mall/remote-kit/use-call';
import { copy } from './copy.ts';

/** Deletes an inquiry that has no answer, after asking. */
export function useDeleteInquiry() {
  const { dialogs } = useServices();
  const { send, isBusy } = useCall(deleteInquiry, {
    invalidates: [listMyInquiries],
    onSuccess: () => dialogs.toast(copy.removed),
  });
  const remove = async (inquiry_id: number) => {
    if (await dialogs.confirm(copy.confirmRemove, { confirmLabel: copy.remove }))
      await send({ body: { inquiry_id } });
  };
  return { remove, isBusy };
}
