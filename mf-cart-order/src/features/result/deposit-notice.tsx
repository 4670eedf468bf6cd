import { css } from '@emotion/react';
import type { Order } from '@mall/contracts/api/orders/orders';
import { formatDayAndTime } from '@mall/contracts/domain/korean-time';
import { formatWon } from '@mall/contracts/domain/money';
import { bankName } from '@mall/contracts/domain/orders/names/bank-name';
import { useServices } from '@mall/remote-kit/services';
import { CopyButton } from '@mall/ui/controls/copy-button';
import { color, fontSize } from '@mall/ui/theme';
import { copy } from './copy.ts';

const group = css({ display: 'grid', gap: 12, padding: 20, border: `1px solid ${color.ink}` });
const heading = css({ fontSize: fontSize.lead, fontWeight: 700 });
const facts = css({
  display: 'grid',
  gap: 8,
  '& > div': { display: 'grid', gridTemplateColumns: '72px 1fr', alignItems: 'center', gap: 8 },
  '& dt': { color: color.quiet },
  '& dd': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, color: color.ink },
});
const quiet = css({ color: color.quiet, fontSize: fontSize.note });

/** Where, how much and until when to pay; nothing for an order that is paid. */
export function DepositNotice({ order: { deposit, payment_state, amount } }: { order: Order }) {
  const { dialogs } = useServices();
  if (!deposit || payment_state !== 'READY') return null;
  return (
    <section css={group}>
      <h2 css={heading}>{copy.depositTitle}</h2>
      <dl css={facts}>
        <div>
          <dt>{copy.depositAccount}</dt>
          <dd>
            {bankName(deposit.bank)} <strong className="tabular">{deposit.number}</strong>
            <CopyButton text={deposit.number} label={copy.copyAccount} dialogs={dialogs} />
          </dd>
        </div>
        <div>
          <dt>{copy.depositAmount}</dt>
          <dd>
            <strong className="tabular">{formatWon(amount.total)}</strong>
          </dd>
        </div>
        {deposit.due_at && (
          <div>
            <dt>{copy.depositUntil}</dt>
            <dd>
              <strong>
                {formatDayAndTime(deposit.due_at)}
                {copy.depositDue}
              </strong>
            </dd>
          </div>
        )}
      </dl>
      <p css={quiet}>{copy.depositLate}</p>
      {deposit.type === 'ESCROW_VIRTUAL_ACCOUNT' && <p css={quiet}>{copy.escrow}</p>}
    </section>
  );
}
