import { css } from '@emotion/react';
import type { GiftPromotion } from '@mall/contracts/api/orders/gifts';
import type { Checkout } from '@mall/contracts/api/orders/orders';
import { formatWon } from '@mall/contracts/domain/money';
import { Button } from '@mall/ui/controls/button';
import { Badge } from '@mall/ui/product/badge';
import { color, fontSize } from '@mall/ui/theme';
import { FormGroup } from '../form/form-group.tsx';
import { copy } from './copy.ts';
import { eachPromotionGiftCount, giftTotalCount } from './gift-state.ts';

const list = css({ display: 'grid', gap: 12 });
const name = css({ display: 'flex', alignItems: 'center', gap: 6, color: color.ink, fontWeight: 500 });
const quiet = css({ color: color.quiet, fontSize: fontSize.note });
const done = css({ color: color.success, fontSize: fontSize.note, fontWeight: 600 });
const notice = css({ padding: 12, background: color.wash, color: color.ink, fontSize: fontSize.note });

/** Which gifts the goods earn, what is chosen of them, and what is missing to the others. */
export function GiftsSection({ checkout, onChoose }: { checkout: Checkout; onChoose: () => void }) {
  const { gifts = [], chosen_gifts = [], is_gift_dropped } = checkout;
  if (gifts.length === 0) return null;
  const isAnyReached = gifts.some((promotion) => promotion.is_reached);
  const count = giftTotalCount(chosen_gifts);
  return (
    <FormGroup
      heading={copy.title}
      aside={
        isAnyReached && (
          <Button variant="secondary" size="md" onClick={onChoose}>
            {count > 0 ? copy.change : copy.choose}
          </Button>
        )
      }
    >
      {is_gift_dropped && (
        <p css={notice} role="status">
          {copy.dropped}
        </p>
      )}
      <ul css={list}>
        {gifts.map((promotion) => (
          <li key={promotion.gift_promotion_id}>
            <p css={name}>
              <Badge variant={promotion.kind === 'FREE' ? 'success' : 'sale'}>
                {copy.kinds[promotion.kind]}
              </Badge>
              {promotion.title}
            </p>
            <GiftState promotion={promotion} count={eachPromotionGiftCount(promotion, chosen_gifts)} />
          </li>
        ))}
      </ul>
    </FormGroup>
  );
}

function GiftState({ promotion, count }: { promotion: GiftPromotion; count: number }) {
  const { is_reached, gift_count } = promotion;
  if (!is_reached) return <p css={quiet}>{missingWords(promotion)}</p>;
  if (count > 0) return <p css={done}>{copy.chosen(count, gift_count)}</p>;
  return <p css={quiet}>{copy.notChosen(gift_count)}</p>;
}

/** What has to be ordered on top. */
export const missingWords = ({ missing_amount, missing_pieces }: GiftPromotion): string =>
  missing_amount > 0 ? copy.missingAmount(formatWon(missing_amount)) : copy.missingPieces(missing_pieces);
