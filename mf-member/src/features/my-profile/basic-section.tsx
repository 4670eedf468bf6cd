import { css } from '@emotion/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { editMember } from '@mall/contracts/api/people/member-account';
import type { Member } from '@mall/contracts/api/people/members';
import { phoneText } from '@mall/contracts/domain/phone-text';
import { lazyPart } from '@mall/remote-kit/lazy-part';
import { useServices } from '@mall/remote-kit/services';
import { useTypedFields } from '@mall/remote-kit/typed-form';
import { Button } from '@mall/ui/controls/button';
import { TextField } from '@mall/ui/controls/text-field';
import { Suspense, useState } from 'react';
import { type Resolver, type UseFormRegisterReturn, type UseFormReturn, useForm } from 'react-hook-form';
import { copy } from './copy.ts';
import { FixedFacts } from './fixed-facts.tsx';
import { useEditMember } from './mutations.ts';
import { changedFields, fieldsOf, judgedFields, type ProfileFields, typedProfiles } from './profile-form.ts';
import { useProvedPhone } from './use-proved-phone.ts';

const PostcodeDialog = lazyPart(() =>
  import(/* webpackChunkName: "address-dialogs" */ '../../shared/postcode/postcode-dialog.tsx').then(
    (module) => module.PostcodeDialog,
  ),
);

const layout = css({ display: 'grid', gap: 16, maxWidth: 480 });

/** The contract's rules; the names are the same, the types are the form's. */
const resolver = (member: Member): Resolver<ProfileFields> =>
  ((fields: ProfileFields, context: unknown, options: never) =>
    (zodResolver(editMember.body as never) as unknown as Resolver<ProfileFields>)(
      { member_id: member.member_id, ...judgedFields(fields, member) } as unknown as ProfileFields,
      context as never,
      options,
    )) as Resolver<ProfileFields>;

/** E-mail, phone, nick name and address. */
export function BasicSection({ member }: { member: Member }) {
  const { dialogs } = useServices();
  const [isSearching, setSearching] = useState(false);
  const phone = useProvedPhone();
  const form = useForm<ProfileFields>({
    resolver: resolver(member),
    mode: 'onTouched',
    defaultValues: fieldsOf(member),
  });
  const { register, handleSubmit, getValues, setError, formState } = form;
  const drop = useTypedFields(typedProfiles, 'mine', form);
  const { send, isBusy } = useEditMember((name, message) =>
    name === 'phone' ? phone.refuse(message) : setError(name, { message }, { shouldFocus: true }),
  );
  const submit = handleSubmit(async () => {
    // Of the form and not of the resolver, which leaves out what is empty.
    const change = changedFields(getValues(), member, phone.proved);
    if (Object.keys(change).length === 0) return dialogs.toast(copy.unchanged);
    if (!(await send({ body: { member_id: member.member_id, ...change } }))) return;
    drop();
    phone.forget();
    dialogs.toast(copy.saved);
  });
  const { errors } = formState;
  const field = (name: keyof ProfileFields) => ({ error: errors[name]?.message, ...register(name) });
  return (
    <>
      <form css={layout} method="post" noValidate onSubmit={submit}>
        <FixedFacts member={member} />
        <TextField
          label={copy.nickName}
          hint={copy.nickNameHint}
          autoComplete="nickname"
          maxLength={20}
          {...field('nick_name')}
        />
        <TextField
          label={copy.email}
          type="email"
          autoComplete="email"
          maxLength={100}
          required
          {...field('email')}
        />
        <PhoneField phone={phone} known={member.phone} />
        <AddressFields field={field} onSearch={() => setSearching(true)} />
        <Button type="submit" size="xl" full loading={isBusy}>
          {copy.save}
        </Button>
      </form>
      {isSearching && <AddressSearch form={form} onClose={() => setSearching(false)} />}
    </>
  );
}

interface PhoneFieldProps {
  phone: ReturnType<typeof useProvedPhone>;
  /** The member's number until another is proved. */
  known: string;
}

/** Not to be typed: an identity check says the number. */
function PhoneField({ phone, known }: PhoneFieldProps) {
  return (
    <TextField
      label={copy.phone}
      value={phoneText(phone.proved?.phone ?? known)}
      hint={phone.proved ? copy.phoneChanged : copy.phoneHint}
      error={phone.error}
      readOnly
      right={
        <Button variant="secondary" onClick={() => void phone.ask()}>
          {copy.changePhone}
        </Button>
      }
    />
  );
}

interface AddressFieldsProps {
  field: (name: keyof ProfileFields) => UseFormRegisterReturn & { error: string | undefined };
  onSearch: () => void;
}

function AddressFields({ field, onSearch }: AddressFieldsProps) {
  return (
    <>
      <TextField
        label={copy.zipcode}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        right={
          <Button variant="secondary" onClick={onSearch}>
            {copy.find}
          </Button>
        }
        {...field('zipcode')}
      />
      <TextField label={copy.address} autoComplete="address-line1" maxLength={200} {...field('address')} />
      <TextField
        label={copy.addressDetail}
        autoComplete="address-line2"
        maxLength={200}
        {...field('address_detail')}
      />
    </>
  );
}

/** Outside the profile's form, as it has one of its own. */
function AddressSearch({ form, onClose }: { form: UseFormReturn<ProfileFields>; onClose: () => void }) {
  return (
    <Suspense>
      <PostcodeDialog
        onClose={onClose}
        onChoose={({ zipcode, road_address }) => {
          form.setValue('zipcode', zipcode, { shouldValidate: true });
          form.setValue('address', road_address, { shouldValidate: true });
          form.setValue('address_detail', '');
          onClose();
          setTimeout(() => form.setFocus('address_detail'));
        }}
      />
    </Suspense>
  );
}
