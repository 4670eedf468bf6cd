import { css } from '@emotion/react';
import type { IdentityResult } from '@mall/contracts/api/people/identity';
import { Button } from '@mall/ui/controls/button';
import { TextField } from '@mall/ui/controls/text-field';
import { color, fontSize } from '@mall/ui/theme';
import { FormProvider } from 'react-hook-form';
import type { JoinDraft } from '../../../shared/join/join-draft.ts';
import { copy as passwordCopy } from '../../../shared/password/copy.ts';
import { PasswordPair } from '../../../shared/password/password-pair.tsx';
import { copy as socialCopy } from '../../../shared/social/copy.ts';
import { heading, panel, quiet, stack } from '../join-styles.ts';
import { copy } from './copy.ts';
import { PersonFacts } from './person-facts.tsx';
import { RecommenderField } from './recommender-field.tsx';
import { useJoinForm } from './use-join-form.ts';

const form = css({ display: 'grid', gap: 36 });
const good = css({ '&:not(:empty)': { marginTop: 6 }, color: color.success, fontSize: fontSize.small });
const store = css({ color: color.quiet, fontSize: fontSize.note });

interface Props {
  person: IdentityResult;
  draft: JoinDraft;
}

/** What is typed to join, by ID or with a social account (spec 3.3, 5.2 to 5.4). */
export function JoinForm({ person, draft }: Props) {
  const fields = useJoinForm(person, draft);
  const { isSubmitting, submit } = fields;
  return (
    <form css={form} method="post" noValidate onSubmit={submit}>
      <section>
        <h2 css={heading}>{copy.account}</h2>
        {draft.social ? (
          <p css={[panel, quiet]}>{copy.social(socialCopy.names[draft.social.provider])}</p>
        ) : (
          <FormProvider {...fields}>
            <AccountFields fields={fields} />
          </FormProvider>
        )}
      </section>
      <PersonFacts person={person} />
      <ContactFields fields={fields} store={draft.recommend_store} />
      <Button type="submit" size="xl" full loading={isSubmitting}>
        {copy.submit}
      </Button>
    </form>
  );
}

type Fields = ReturnType<typeof useJoinForm>;

/** The ID, which is unique, and its password (spec 5.2, 5.3). */
function AccountFields({ fields }: { fields: Fields }) {
  const { register, errors, free } = fields;
  const id = free.user_id;
  const isTaken = id.state === 'taken';
  return (
    <div css={stack}>
      <div>
        <TextField
          label={copy.userId}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          required
          hint={copy.userIdHint}
          error={errors.user_id?.message ?? (isTaken ? copy.taken : undefined)}
          right={
            id.state === 'failed' && (
              <Button variant="secondary" onClick={id.retry}>
                {copy.retry}
              </Button>
            )
          }
          {...register('user_id')}
        />
        <p css={good} role="status">
          {id.state === 'free' && !errors.user_id ? copy.free : ''}
        </p>
      </div>
      <PasswordPair label={passwordCopy.password} checkLabel={passwordCopy.check} />
    </div>
  );
}

/**
 * How to reach the member, and who recommended the mall. A component of its own: the focus goes to the first faulty
 * field in the order of their registration, in which a parent's fields come before those of its children.
 */
function ContactFields({
  fields,
  store: recommendStore,
}: {
  fields: Fields;
  store: JoinDraft['recommend_store'];
}) {
  const { register, errors, free } = fields;
  return (
    <section>
      <h2 css={heading}>{copy.contact}</h2>
      <div css={stack}>
        <TextField
          label={copy.email}
          type="email"
          autoComplete="email"
          required
          hint={copy.emailHint}
          error={errors.email?.message ?? (free.email.state === 'taken' ? copy.emailTaken : undefined)}
          {...register('email')}
        />
        <TextField
          label={copy.nickName}
          autoComplete="nickname"
          hint={copy.nickNameHint}
          error={
            errors.nick_name?.message ?? (free.nick_name.state === 'taken' ? copy.nickNameTaken : undefined)
          }
          {...register('nick_name')}
        />
        <RecommenderField fields={fields} />
        {recommendStore && (
          <p css={store}>
            {copy.store} {recommendStore}
          </p>
        )}
      </div>
    </section>
  );
}
