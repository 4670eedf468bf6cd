import { css } from '@emotion/react';
import type { Order } from '@mall/contracts/api/orders/orders';
import { formatDate, formatTime } from '@mall/contracts/domain/korean-time';
import { formatWon } from '@mall/contracts/domain/money';
import { payMethodLabels } from '@mall/contracts/domain/orders/pay-method-labels';
import { providerMethodOf } from '@mall/contracts/domain/orders/provider-method';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { Dialog } from '@mall/ui/feedback/dialog';
import { Icon } from '@mall/ui/icon';
import { AmountRows } from '@mall/ui/layout/amount-rows';
import { VisuallyHidden } from '@mall/ui/layout/visually-hidden';
import { color, fontSize } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { amountRowsOf } from '../../../shared/orders/amount-rows-of.ts';
import { copy as orderCopy } from '../copy.ts';
import { facts, quiet } from '../section.tsx';
import { copy } from './copy.ts';
import { receiptsQuery } from './queries.ts';

const goods = css({
  padding: '8px 0',
  borderBlock: `1px solid ${color.line}`,
  fontSize: fontSize.note,
  '& > li': { display: 'flex', justifyContent: 'space-between', gap: 16, paddingBlock: 6 },
  '& span': { color: color.quiet },
  '& b': { flex: 'none', color: color.ink, fontWeight: 500 },
});

const papers = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 16,
  '@media print': { display: 'none' },
});

/** Paper about a purchase, to be printed. */
export function ReceiptDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { order_id, ordered_at, lines, amount, pay_method, receiver } = order;
  const rows = [
    [orderCopy.number, order_id],
    [copy.receiptOrdered, `${formatDate(ordered_at)} ${formatTime(ordered_at)}`],
    [copy.receiptBuyer, receiver.name],
    [orderCopy.method, payMethodLabels[pay_method]],
  ] as const;
  return (
    <Dialog
      open
      onClose={onClose}
      title={orderCopy.receipt}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.close}
          </Button>
          <Button onClick={() => window.print()}>{copy.print}</Button>
        </>
      }
    >
      <dl css={facts} className="tabular">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul css={goods}>
        {lines.map((line) => (
          <li key={`${line.product_option_id} ${line.gift?.gift_promotion_id}`}>
            <span>
              {line.product_name} {line.color_name} / {line.size_name} × {line.order_quantity}
            </span>
            <b className="tabular">{formatWon(line.line_price)}</b>
          </li>
        ))}
      </ul>
      <AmountRows rows={amountRowsOf(amount)} total={{ label: orderCopy.total, amount: amount.total }} />
      <p css={quiet}>{copy.receiptNote}</p>
      <ProviderReceipts orderId={order_id} payMethod={pay_method} />
    </Dialog>
  );
}

/** Papers that the payment provider shows, in a window of their own; where to look where it names none. */
function ProviderReceipts({ orderId, payMethod }: { orderId: string; payMethod: Order['pay_method'] }) {
  const { data, error } = useQuery(receiptsQuery(useServices(), orderId));
  const slipName = providerMethodOf(payMethod)?.payMethod === 'CARD' ? copy.cardSlip : copy.slip;
  const links = [
    [slipName, data?.slip_url],
    [copy.cashReceipt, data?.cash_receipt_url],
  ] as const;
  const shown = links.filter(([, url]) => url);
  if (shown.length === 0) return data || error ? <p css={quiet}>{copy.receiptElsewhere}</p> : null;
  return (
    <div css={papers}>
      {shown.map(([label, url]) => (
        <Button key={label} variant="secondary" size="md" href={url ?? ''} target="_blank" rel="noreferrer">
          {label}
          <Icon name="external" size={14} />
          <VisuallyHidden>{orderCopy.opensNew}</VisuallyHidden>
        </Button>
      ))}
    </div>
  );
}
