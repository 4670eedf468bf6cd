import { css } from '@emotion/react';
import type { Receiver } from '@mall/contracts/domain/people/receiver';
import { phoneText } from '@mall/contracts/domain/phone-text';
import { Badge } from '@mall/ui/product/badge';
import { color, fontSize } from '@mall/ui/theme';
import { copy } from './copy.ts';

const layout = css({ display: 'grid', gap: 4, overflowWrap: 'anywhere' });
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
const name = css({ color: color.ink, fontSize: fontSize.lead, fontWeight: 600 });
const quiet = css({ color: color.quiet, fontSize: fontSize.note });
const text = css({ color: color.text, fontSize: fontSize.body });

/** A receiver in words: who, which phone, where. */
export function AddressText({
  receiver,
  label = '',
  isDefault = false,
}: {
  receiver: Receiver;
  label?: string;
  isDefault?: boolean;
}) {
  return (
    <div css={layout}>
      <div css={head}>
        <span css={name}>
          {receiver.receiver_name}
          {label && ` (${label})`}
        </span>
        {isDefault && <Badge>{copy.isDefault}</Badge>}
      </div>
      <p css={text}>
        ({receiver.zipcode}) {receiver.address} {receiver.address_detail}
      </p>
      <p css={quiet} className="tabular">
        {phoneText(receiver.receiver_phone)}
      </p>
    </div>
  );
}
