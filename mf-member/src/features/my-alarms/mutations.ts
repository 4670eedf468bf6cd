import { deleteRestockAlarms, listRestockAlarms } from '@mall/contracts/api/orders/restock-alarms';
import { useServices } from '@mall/remote-kit/services';
import { useCall } from '@mall/remote-kit/use-call';
import { copy } from './copy.ts';

/** Takes an alarm back. One that another tab has taken back is as good as done. */
export function useRemoveAlarm() {
  const { dialogs } = useServices();
  return useCall(deleteRestockAlarms, {
    invalidates: [listRestockAlarms],
    onSuccess: () => dialogs.toast(copy.removed),
  });
}
