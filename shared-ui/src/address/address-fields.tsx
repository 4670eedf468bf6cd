import { css } from '@emotion/react';
import type { Receiver } from '@mall/contracts/domain/people/receiver';
import type { ComponentProps } from 'react';
import { Button } from '../controls/button.tsx';
import { TextField } from '../controls/text-field.tsx';
import { media } from '../theme.ts';
import * as copy from './copy.ts';

const layout = css({ display: 'grid', gap: 16 });
const pair = css({ display: 'grid', gap: 16, [media.md]: { gridTemplateColumns: '1fr 1fr' } });
const zip = css({ maxWidth: 320 });

type Name = keyof Receiver;

export interface AddressFieldsProps {
  /** Of any form that has the fields of a receiver. */
  register: (name: Name) => Omit<ComponentProps<'input'>, 'size'>;
  errors: Partial<Record<Name, { message?: string | undefined }>>;
  /** Name and phone; not where it is who orders. */
  showReceiver: boolean;
  /** Of the name's field; who receives it by default. */
  nameLabel?: string;
  onSearch: () => void;
  /** Id of a field's control. */
  idOf?: (name: Name) => string;
  quiet?: boolean;
}

/** Who receives it, and where: the postcode is searched, or typed where the search fails. */
export function AddressFields({
  register,
  errors,
  showReceiver,
  nameLabel = copy.receiver,
  onSearch,
  idOf,
  quiet,
}: AddressFieldsProps) {
  const field = (name: Name) => ({
    ...(idOf ? { id: idOf(name) } : {}),
    error: errors[name]?.message,
    quiet,
    ...register(name),
  });
  return (
    <div css={layout}>
      {showReceiver && <ReceiverFields nameLabel={nameLabel} field={field} />}
      <div css={zip}>
        <TextField
          label={copy.zipcode}
          inputMode="numeric"
          autoComplete="shipping postal-code"
          maxLength={5}
          required
          right={
            <Button variant="secondary" onClick={onSearch}>
              {copy.find}
            </Button>
          }
          {...field('zipcode')}
        />
      </div>
      <TextField
        label={copy.address}
        autoComplete="shipping address-line1"
        maxLength={200}
        required
        {...field('address')}
      />
      <TextField
        label={copy.addressDetail}
        autoComplete="shipping address-line2"
        placeholder={copy.detailExample}
        maxLength={100}
        {...field('address_detail')}
      />
    </div>
  );
}

interface ReceiverFieldsProps {
  nameLabel: string;
  /** What a field takes from the form. */
  field: (name: Name) => Omit<ComponentProps<typeof TextField>, 'label'>;
}

function ReceiverFields({ nameLabel, field }: ReceiverFieldsProps) {
  return (
    <div css={pair}>
      <TextField label={nameLabel} autoComplete="shipping name" required {...field('receiver_name')} />
      <TextField
        label={copy.phone}
        type="tel"
        inputMode="tel"
        autoComplete="shipping tel-national"
        placeholder={copy.phoneExample}
        required
        {...field('receiver_phone')}
      />
    </div>
  );
}
