import { css } from '@emotion/react';
import { type Address, maximumAddresses } from '@mall/contracts/api/people/addresses';
import type { Receiver } from '@mall/contracts/domain/people/receiver';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { color, fontSize } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { AddressText } from './address-text.tsx';
import { copy } from './copy.ts';
import { useDeleteAddress } from './mutations.ts';
import { addressesQuery } from './queries.ts';

const words = copy.book;
const layout = css({ display: 'grid', gap: 20 });
const heading = css({ marginBottom: 8, fontSize: fontSize.note, color: color.quiet, fontWeight: 600 });
const list = css({ display: 'grid', gap: 8 });
const card = css({
  display: 'grid',
  gap: 8,
  padding: 16,
  border: `1px solid ${color.line}`,
  '&[data-chosen]': { borderColor: color.ink, boxShadow: `inset 0 0 0 1px ${color.ink}` },
});
const actions = css({ display: 'flex', gap: 8 });
const isSame = (one: Receiver, other: Receiver) =>
  one.receiver_name === other.receiver_name &&
  one.zipcode === other.zipcode &&
  one.address === other.address &&
  one.address_detail === other.address_detail;

interface Props {
  recent: readonly Receiver[];
  chosen: Receiver;
  onChoose: (receiver: Receiver) => void;
  onAdd: () => void;
  onEdit: (address: Address) => void;
}

/** Saved and recent addresses to choose from. */
export function AddressList({ recent, chosen, onChoose, onAdd, onEdit }: Props) {
  const { data, error, refetch } = useQuery(addressesQuery(useServices()));
  const others = recent.filter((receiver) => !data?.rows.some((saved) => isSame(saved, receiver)));
  return (
    <div css={layout}>
      {data?.rows.length === 0 && others.length === 0 && (
        <EmptyState title={words.none} description={words.noneDescription} headingLevel={3} />
      )}
      {data && data.rows.length > 0 && (
        <section>
          <h3 css={heading}>{words.saved(data.rows.length, maximumAddresses)}</h3>
          <ul css={list}>
            {data.rows.map((address) => (
              <SavedAddress
                key={address.address_id}
                address={address}
                isChosen={isSame(address, chosen)}
                onChoose={() => onChoose(receiverOf(address))}
                onEdit={() => onEdit(address)}
              />
            ))}
          </ul>
        </section>
      )}
      {!data && !error && <Skeleton height={240} />}
      {error && <ErrorState title={words.failed} headingLevel={3} onRetry={() => void refetch()} />}
      <Button full onClick={onAdd} disabled={(data?.rows.length ?? 0) >= maximumAddresses}>
        {words.add}
      </Button>
      {others.length > 0 && (
        <section>
          <h3 css={heading}>{words.recent}</h3>
          <ul css={list}>
            {others.map((receiver) => (
              <li
                key={JSON.stringify(receiver)}
                css={card}
                data-chosen={isSame(receiver, chosen) || undefined}
              >
                <AddressText receiver={receiver} />
                <div css={actions}>
                  <ChooseButton receiver={receiver} chosen={chosen} onChoose={() => onChoose(receiver)} />
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const receiverOf = ({
  receiver_name,
  receiver_phone,
  zipcode,
  address,
  address_detail,
}: Receiver): Receiver => ({
  receiver_name,
  receiver_phone,
  zipcode,
  address,
  address_detail,
});

interface SavedProps {
  address: Address;
  isChosen: boolean;
  onChoose: () => void;
  onEdit: () => void;
}

function SavedAddress({ address, isChosen, onChoose, onEdit }: SavedProps) {
  const { dialogs } = useServices();
  const { send, isBusy } = useDeleteAddress();
  const name = address.label || address.receiver_name;
  const remove = async () => {
    if (await dialogs.confirm(words.confirmRemove)) await send({ body: { address_id: address.address_id } });
  };
  return (
    <li css={card} data-chosen={isChosen || undefined}>
      <AddressText receiver={address} label={address.label} isDefault={address.is_default} />
      <div css={actions}>
        <Button
          size="md"
          variant={isChosen ? 'primary' : 'secondary'}
          aria-label={words.choose(name)}
          onClick={onChoose}
        >
          {isChosen ? words.chosen : words.choose('').trim()}
        </Button>
        <Button size="md" variant="ghost" aria-label={`${name} ${words.edit}`} onClick={onEdit}>
          {words.edit}
        </Button>
        <Button
          size="md"
          variant="ghost"
          aria-label={`${name} ${words.remove}`}
          loading={isBusy}
          onClick={() => void remove()}
        >
          {words.remove}
        </Button>
      </div>
    </li>
  );
}

function ChooseButton({
  receiver,
  chosen,
  onChoose,
}: {
  receiver: Receiver;
  chosen: Receiver;
  onChoose: () => void;
}) {
  const isChosen = isSame(receiver, chosen);
  const name = `${receiver.receiver_name}, ${receiver.address}`;
  return (
    <Button
      size="md"
      variant={isChosen ? 'primary' : 'secondary'}
      aria-label={words.choose(name)}
      onClick={onChoose}
    >
      {isChosen ? words.chosen : words.choose('').trim()}
    </Button>
  );
}
