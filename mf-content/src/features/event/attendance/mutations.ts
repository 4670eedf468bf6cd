import { attendEvent, viewAttendance } from '@mall/contracts/api/content/event-attendance';
import { listMyPoints } from '@mall/contracts/api/money/my-benefits';
import { formatCount } from '@mall/contracts/domain/money';
import { useServices } from '@mall/remote-kit/services';
import { useCall } from '@mall/remote-kit/use-call';
import { copy } from './copy.ts';

/** Presses for today; says what it brought. */
export function useAttend() {
  const { dialogs } = useServices();
  return useCall(attendEvent, {
    invalidates: [viewAttendance, listMyPoints],
    failed: copy.pressFailed,
    onSuccess: ({ point }) => dialogs.toast(point > 0 ? copy.earned(formatCount(point)) : copy.pressed),
  });
}
