import { css } from '@emotion/react';
import type { Address } from '@mall/contracts/api/people/addresses';
import { phoneText } from '@mall/contracts/domain/phone-text';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { color, fontSize, radius } from '@mall/ui/theme';
import { copy } from './copy.ts';
import { useDeleteAddress, useSaveAddress } from './mutations.ts';

const card = css({
  display: 'grid',
  alignContent: 'space-between',
  gap: 16,
  padding: 20,
  border: `1px solid ${color.line}`,
  '&[data-default]': { borderColor: color.ink },
});
// A track is as wide as its longest word, unless that may break anywhere.
const words = css({ display: 'grid', gap: 4, overflowWrap: 'anywhere' });
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
const name = css({ fontSize: fontSize.lead, fontWeight: 700 });
// As the solid badge of the design system, whose other variants this page has no room for.
const mark = css({
  padding: '2px 5px',
  borderRadius: radius,
  background: color.ink,
  color: '#fff',
  fontSize: fontSize.mark,
  fontWeight: 500,
  lineHeight: '14px',
});
const quiet = css({ color: color.quiet, fontSize: fontSize.note });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** An address of the book and what can be done with it. */
export function AddressCard({ address, onEdit }: { address: Address; onEdit: () => void }) {
  const { dialogs } = useServices();
  const removal = useDeleteAddress();
  const change = useSaveAddress(copy.madeDefault);
  const called = address.label || address.receiver_name;
  const remove = async () => {
    if (await dialogs.confirm(copy.confirmRemove))
      await removal.send({ body: { address_id: address.address_id } });
  };
  return (
    <li css={card} data-default={address.is_default || undefined}>
      <div css={words}>
        <div css={head}>
          <h2 css={name}>{called}</h2>
          {address.is_default && <span css={mark}>{copy.isDefault}</span>}
        </div>
        <p css={quiet} className="tabular">
          {address.receiver_name} · {phoneText(address.receiver_phone)}
        </p>
        <p>
          ({address.zipcode}) {address.address} {address.address_detail}
        </p>
      </div>
      <div css={actions}>
        <Button variant="secondary" size="md" aria-label={copy.editOf(called)} onClick={onEdit}>
          {copy.edit}
        </Button>
        <Button
          variant="secondary"
          size="md"
          aria-label={copy.removeOf(called)}
          loading={removal.isBusy}
          onClick={() => void remove()}
        >
          {copy.remove}
        </Button>
        {!address.is_default && (
          <Button
            variant="ghost"
            size="md"
            aria-label={copy.makeDefaultOf(called)}
            loading={change.isBusy}
            onClick={() => void change.send({ body: { ...address, is_default: true } })}
          >
            {copy.makeDefault}
          </Button>
        )}
      </div>
    </li>
  );
}
