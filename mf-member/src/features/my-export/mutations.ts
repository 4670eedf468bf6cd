import { exportMember } from '@mall/contracts/api/people/member-account';
import { formatDate } from '@mall/contracts/domain/korean-time';
import { useServices } from '@mall/remote-kit/services';
import { useCall } from '@mall/remote-kit/use-call';
import { asksForConfirmation } from '../../shared/confirm/mutations.ts';
import { copy } from './copy.ts';
import { saveFile } from './save-file.ts';

/** Fetches everything that is kept of the member into a file. */
export function useExport() {
  const { dialogs } = useServices();
  return useCall(exportMember, {
    onSuccess: (data) => {
      saveFile(
        copy.fileName(formatDate(data.exported_at).replaceAll('.', '-')),
        JSON.stringify(data, null, 2),
      );
      dialogs.toast(copy.done);
    },
    onFailure: asksForConfirmation,
  });
}
