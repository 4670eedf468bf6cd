import { css } from '@emotion/react';
import type { GiftPromotion } from '@mall/contracts/api/orders/gifts';
import { formatWon } from '@mall/contracts/domain/money';
import { Icon } from '@mall/ui/icon';
import { Picture } from '@mall/ui/picture';
import { color, fontSize } from '@mall/ui/theme';
import { copy } from './copy.ts';

const list = css({ display: 'grid', gap: 8 });
const row = css({
  display: 'grid',
  gridTemplateColumns: '36px 1fr',
  alignItems: 'center',
  gap: 12,
  padding: 8,
  border: `1px solid ${color.line}`,
  color: color.text,
  fontSize: fontSize.note,
});
const reached = css({ display: 'flex', gap: 4, color: color.success, fontWeight: 600 });

/** Most gifts that the summary has room for. */
const mostShown = 3;

/** What gifts the checked lines earn, and how much is missing to the others; they are chosen with the order. */
export function NearGifts({ gifts }: { gifts: readonly GiftPromotion[] }) {
  const shown = gifts.filter(isThere).slice(0, mostShown);
  if (shown.length === 0) return null;
  return (
    <ul css={list} aria-label={copy.label}>
      {shown.map((promotion) => (
        <li key={promotion.gift_promotion_id} css={row}>
          <GiftPicture promotion={promotion} />
          {promotion.is_reached ? (
            <p css={reached}>
              <Icon name="check" size={18} />
              {copy.reached(promotion.title)}
            </p>
          ) : (
            <p className="tabular">{missingWords(promotion)}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Whether a gift of it is left. */
const isThere = ({ items }: GiftPromotion) => items.some((item) => item.available_quantity > 0);

function GiftPicture({ promotion: { items } }: { promotion: GiftPromotion }) {
  const item = items.find(({ available_quantity }) => available_quantity > 0);
  return item ? <Picture picture={item.image} sizes="36px" alt="" aspect="3 / 4" /> : null;
}

const missingWords = ({ missing_amount, missing_pieces, title }: GiftPromotion): string =>
  missing_amount > 0
    ? copy.missingAmount(formatWon(missing_amount), title)
    : copy.missingPieces(missing_pieces, title);
