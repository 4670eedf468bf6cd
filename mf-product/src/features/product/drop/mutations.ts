import { joinDrop, leaveDrop } from '@mall/contracts/api/orders/drops';
import { useServices } from '@mall/remote-kit/services';
import { type CallPolicy, useCall } from '@mall/remote-kit/use-call';
import { copy } from './copy.ts';
import { dropKey } from './queries.ts';

/** The reply is how the drop stands: nothing is asked again, in a crowd that would double its calls. A refusal asks. */
function useDropPolicy<Input>(product_id: number): CallPolicy<Input, unknown> {
  const { queryClient } = useServices();
  const queryKey = dropKey(product_id);
  return {
    onSuccess: (view) => queryClient.setQueryData(queryKey, view),
    onFailure: () => {
      void queryClient.invalidateQueries({ queryKey });
      return false;
    },
  };
}

/** Takes a place in the drop. */
export const useJoin = (product_id: number) => useCall(joinDrop, useDropPolicy(product_id));

/** Lets the member's place go, after asking. */
export function useLeave(product_id: number) {
  const { dialogs } = useServices();
  const { send, isBusy } = useCall(leaveDrop, useDropPolicy(product_id));
  const leave = async (isHeld: boolean) => {
    if (await dialogs.confirm(isHeld ? copy.confirmLetGo : copy.confirmLeave))
      await send({ body: { product_id } });
  };
  return { leave, isBusy };
}
