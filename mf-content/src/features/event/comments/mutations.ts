import {
  deleteEventComment,
  listEventComments,
  writeEventComment,
} from '@mall/contracts/api/content/event-comments';
import { viewEvent } from '@mall/contracts/api/content/events';
import { useServices } from '@mall/remote-kit/services';
import { useCall } from '@mall/remote-kit/use-call';
import { copy } from './copy.ts';

/** Adds a comment; lists and counts are read anew. What the API refuses is said in its words, and the text stays. */
export function useWriteComment(onSent: (id: number) => unknown) {
  const { dialogs } = useServices();
  return useCall(writeEventComment, {
    invalidates: [listEventComments, viewEvent],
    failed: copy.failed,
    onSuccess: ({ comment_id }) => {
      dialogs.toast(copy.sent);
      return onSent(comment_id);
    },
  });
}

/** Deletes a comment of the member's own, after asking. */
export function useDeleteComment() {
  const { dialogs } = useServices();
  const { send, isBusy } = useCall(deleteEventComment, {
    invalidates: [listEventComments, viewEvent],
    onSuccess: () => dialogs.toast(copy.removed),
  });
  const remove = async (comment_id: number) => {
    if (await dialogs.confirm(copy.confirmRemove)) await send({ body: { comment_id } });
  };
  return { remove, isBusy };
}
