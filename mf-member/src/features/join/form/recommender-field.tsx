import { css } from '@emotion/react';
import { Button } from '@mall/ui/controls/button';
import { TextField } from '@mall/ui/controls/text-field';
import { color, fontSize } from '@mall/ui/theme';
import { useState } from 'react';
import { copy } from './copy.ts';
import { useRecommenderCheck } from './mutations.ts';
import type { useJoinForm } from './use-join-form.ts';

const good = css({ marginTop: 6, color: color.success, fontSize: fontSize.small });

/** Who recommended the mall; checked by a call (spec 5.4), and again when the form is sent. */
export function RecommenderField({ fields }: { fields: ReturnType<typeof useJoinForm> }) {
  const { register, watch, errors, setError, clearErrors } = fields;
  const [found, setFound] = useState('');
  const { send, isBusy } = useRecommenderCheck((message) => setError('recommender_id', { message }));
  const typed = watch('recommender_id').trim();
  async function check() {
    clearErrors('recommender_id');
    if (await send({ query: { recommender_id: typed } })) setFound(typed);
  }
  return (
    <div>
      <TextField
        label={copy.recommender}
        autoCapitalize="none"
        autoComplete="off"
        maxLength={20}
        error={errors.recommender_id?.message}
        right={
          <Button variant="secondary" loading={isBusy} disabled={typed === ''} onClick={() => void check()}>
            {copy.check}
          </Button>
        }
        {...register('recommender_id')}
      />
      <p css={good} role="status">
        {found !== '' && found === typed ? copy.recommenderFound : ''}
      </p>
    </div>
  );
}
