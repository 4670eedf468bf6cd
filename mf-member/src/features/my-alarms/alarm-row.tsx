import { css } from '@emotion/react';
import type { RestockAlarm } from '@mall/contracts/api/orders/restock-alarms';
import { formatDate } from '@mall/contracts/domain/korean-time';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { Badge } from '@mall/ui/product/badge';
import { ProductRow } from '@mall/ui/product/product-row';
import { color, fontSize, media } from '@mall/ui/theme';
import { copy } from './copy.ts';
import { useRemoveAlarm } from './mutations.ts';

const row = css({
  display: 'grid',
  gap: 12,
  padding: '20px 0',
  borderBottom: `1px solid ${color.line}`,
  [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) 220px auto', alignItems: 'center', gap: 24 },
});
const facts = css({ display: 'grid', justifyItems: 'start', gap: 4, fontSize: fontSize.note });
const quiet = css({ color: color.quiet, fontSize: fontSize.small });
const strong = css({ color: color.ink, fontWeight: 600 });

/** An alarm: the product, which option, to which phone, and the way to take it back. */
export function AlarmRow({ alarm }: { alarm: RestockAlarm }) {
  const { dialogs } = useServices();
  const { send, isBusy } = useRemoveAlarm();
  const remove = async () => {
    if (await dialogs.confirm(copy.confirm)) await send({ body: { ids: [alarm.restock_alarm_id] } });
  };
  return (
    <li css={row}>
      <ProductRow product={alarm.product} />
      <div css={facts}>
        <Badge variant={alarm.state === 'WAITING' ? 'solid' : 'outline'}>{copy.states[alarm.state]}</Badge>
        <p css={strong}>{copy.option(alarm.color_name, alarm.size_name)}</p>
        <p css={quiet} className="tabular">
          {alarm.phone} · {copy.applied(formatDate(alarm.created_at))}
        </p>
      </div>
      <Button
        variant="secondary"
        size="md"
        loading={isBusy}
        aria-label={copy.removeOf(alarm.product.product_name)}
        onClick={() => void remove()}
      >
        {copy.remove}
      </Button>
    </li>
  );
}
