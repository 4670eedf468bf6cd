import { zodResolver } from '@hookform/resolvers/zod';
import type { IdentityResult } from '@mall/contracts/api/people/identity';
import { idJoinBodySchema, socialJoinBodySchema } from '@mall/contracts/api/people/member-join';
import { TypedForms } from '@mall/contracts/client/typed-forms';
import { emailSchema, nickNameSchema, userIdSchema } from '@mall/contracts/domain/people/member-fields';
import { memberPayload } from '@mall/contracts/domain/people/member-payload';
import { useServices } from '@mall/remote-kit/services';
import { useTypedFields } from '@mall/remote-kit/typed-form';
import { type Resolver, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { JoinDraft } from '../../../shared/join/join-draft.ts';
import { judgeMismatch } from '../../../shared/password/judge-mismatch.ts';
import { rememberJoined } from '../joined.ts';
import { copy } from './copy.ts';
import { useJoin } from './mutations.ts';
import { personKey } from './person-key.ts';
import type { CheckedField } from './queries.ts';
import { useAvailability } from './use-availability.ts';

/** What is typed; the rest of the body is known. */
export interface JoinFields {
  user_id: string;
  password: string;
  password_chk: string;
  email: string;
  nick_name: string;
  recommender_id: string;
}

const empty: JoinFields = {
  user_id: '',
  password: '',
  password_chk: '',
  email: '',
  nick_name: '',
  recommender_id: '',
};

/** Passwords are typed again. */
const typedJoins = new TypedForms(
  'join',
  z.object({ user_id: z.string(), email: z.string(), nick_name: z.string(), recommender_id: z.string() }),
);

/** What the server gets: the same schema judges here and there (spec 5.6). */
function bodyOf(
  fields: JoinFields,
  person: IdentityResult,
  { social, consents, recommend_store }: JoinDraft,
) {
  const { user_id, password, password_chk, ...others } = fields;
  return {
    ...memberPayload({ ...others, recommend_store }),
    ci: person.ci,
    user_name: person.user_name,
    phone: person.phone,
    birthday_date: person.birthday_date,
    gender: person.gender,
    is_terms_agreed: 1,
    is_privacy_agreed: 1,
    ...consents,
    ...(social
      ? { provider: social.provider, sns_ticket: social.sns_ticket }
      : { provider: 'normal', ...memberPayload({ user_id, password, password_chk }) }),
  };
}

/** The join form: its rules, who else has an ID, and sending it (spec 5.2 to 5.4). */
export function useJoinForm(person: IdentityResult, draft: JoinDraft) {
  const { navigate } = useServices();
  const schema = draft.social ? socialJoinBodySchema : idJoinBodySchema;
  const judge: Resolver<JoinFields> = (fields, context, options) =>
    // The form has the names of the body, and less of it.
    (zodResolver(schema) as unknown as Resolver<JoinFields>)(
      bodyOf(fields, person, draft) as unknown as JoinFields,
      context,
      options,
    );
  const form = useForm<JoinFields>({
    resolver: draft.social ? judge : judgeMismatch(judge),
    mode: 'onChange',
    defaultValues: { ...empty, email: draft.social?.sns_email ?? '' },
  });
  const { setError, watch, getValues, handleSubmit, formState } = form;
  const drop = useTypedFields(typedJoins, personKey(person), form);
  const free = {
    user_id: useFree('user_id', draft.social ? '' : watch('user_id'), userIdSchema),
    nick_name: useFree('nick_name', watch('nick_name').trim(), nickNameSchema),
    email: useFree('email', watch('email'), emailSchema),
  };
  const { send } = useJoin((name, message) => setError(name, { message }, { shouldFocus: true }));

  const submit = handleSubmit(async () => {
    const refused = refusalOf(free, !draft.social);
    if (refused) return setError(refused.name, { message: refused.message }, { shouldFocus: true });
    // Once more: the resolver hands on what it judged under the fields' own type.
    const body = z.parse(schema, bodyOf(getValues(), person, draft));
    const joined = await send({ body });
    if (!joined) return;
    drop();
    rememberJoined({ userName: joined.user_name, userId: draft.social ? null : joined.user_id });
    await navigate('/member/join/result', { replace: true });
  });
  return { ...form, errors: formState.errors, isSubmitting: formState.isSubmitting, free, submit };
}

type Free = Record<CheckedField, ReturnType<typeof useAvailability>>;

const useFree = (name: CheckedField, typed: string, schema: z.ZodMiniType<string>) =>
  useAvailability(name, typed, z.safeParse(schema, typed).success);

/** An ID has to be known to be free; of the others the server says so itself when they are sent (spec 5.2). */
function refusalOf(free: Free, isById: boolean): { name: CheckedField; message: string } | null {
  if (isById && free.user_id.state !== 'free')
    return { name: 'user_id', message: free.user_id.state === 'taken' ? copy.taken : copy.unchecked };
  if (free.nick_name.state === 'taken') return { name: 'nick_name', message: copy.nickNameTaken };
  return free.email.state === 'taken' ? { name: 'email', message: copy.emailTaken } : null;
}
