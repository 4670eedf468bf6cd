import { checkRecommender, type IdJoinBody, join } from '@mall/contracts/api/people/member-join';
import { isApiError } from '@mall/contracts/client/api-error';
import type { EndpointCode } from '@mall/contracts/endpoint';
import { useServices } from '@mall/remote-kit/services';
import { useCall } from '@mall/remote-kit/use-call';
import { dropJoinDraft } from '../../../shared/join/join-draft.ts';
import { copy } from './copy.ts';

type FieldName = 'user_id' | 'nick_name' | 'email' | 'recommender_id';

const fieldOf: Partial<Record<EndpointCode<typeof join>, FieldName>> = {
  USER_ID_TAKEN: 'user_id',
  NICK_NAME_TAKEN: 'nick_name',
  EMAIL_TAKEN: 'email',
  RECOMMENDER_NULL: 'recommender_id',
};

/** Joins (spec 7.1). What a field is refused for stands under it; what has to begin anew leads there. */
export function useJoin(onFieldError: (name: FieldName & keyof IdJoinBody, message: string) => void) {
  const { dialogs, navigate } = useServices();
  return useCall(join, {
    failed: copy.failed,
    onSuccess: dropJoinDraft,
    onFailure: async (error) => {
      if (!isApiError(error, join)) return false;
      const field = fieldOf[error.code];
      if (field) {
        onFieldError(field, error.message);
        return true;
      }
      await dialogs.alert(error.message || copy.failed);
      if (error.code === 'IDENTITY_EXPIRED')
        await navigate('/member/join/intro?step=agree', { replace: true });
      if (error.code === 'ALREADY_MEMBER') await navigate('/member/login', { replace: true });
      if (error.code === 'SNS_EXPIRED') {
        dropJoinDraft();
        await navigate('/', { replace: true });
      }
      return true;
    },
  });
}

/** Whether a member has the ID of the recommender (spec 5.4). */
export const useRecommenderCheck = (onUnknown: (message: string) => void) =>
  useCall(checkRecommender, {
    onFailure: (error) => {
      if (!isApiError(error, checkRecommender, 'RECOMMENDER_NULL')) return false;
      onUnknown(error.message || copy.recommenderNull);
      return true;
    },
  });
