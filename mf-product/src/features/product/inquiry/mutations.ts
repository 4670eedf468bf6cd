import { deleteInquiry, listInquiries, writeInquiry } from '@mall/contracts/api/community/inquiries';
import { isApiError } from '@mall/contracts/client/api-error';
import { useServices } from '@mall/remote-kit/services';
import { useCall } from '@mall/remote-kit/use-call';
import { copy } from './copy.ts';

interface Policy {
  onSent: () => void;
  /** The day's number is used up: the server's words for it. */
  onLimit: (message: string) => void;
}

/** Sends an inquiry; the list is asked for anew. */
export function useWriteInquiry({ onSent, onLimit }: Policy) {
  const { dialogs } = useServices();
  return useCall(writeInquiry, {
    invalidates: [listInquiries],
    onSuccess: () => {
      onSent();
      dialogs.toast(copy.sent);
    },
    onFailure: (error) => {
      if (!isApiError(error, writeInquiry, 'INQUIRY_LIMIT')) return false;
      onLimit(error.message);
      return true;
    },
  });
}

/** Deletes an inquiry of the member's own that has no answer, after asking. */
export function useDeleteInquiry() {
  const { dialogs } = useServices();
  const { send, isBusy } = useCall(deleteInquiry, {
    invalidates: [listInquiries],
    onSuccess: () => dialogs.toast(copy.removed),
  });
  const remove = async (inquiry_id: number) => {
    if (await dialogs.confirm(copy.confirmRemove)) await send({ body: { inquiry_id } });
  };
  return { remove, isBusy };
}
