import { css } from '@emotion/react';
import type { GiftChoice, GiftPromotion } from '@mall/contracts/api/orders/gifts';
import type { Checkout } from '@mall/contracts/api/orders/orders';
import { Button } from '@mall/ui/controls/button';
import { Dialog } from '@mall/ui/feedback/dialog';
import { Badge } from '@mall/ui/product/badge';
import { color, fontSize } from '@mall/ui/theme';
import { useState } from 'react';
import { copy } from './copy.ts';
import { GiftOption } from './gift-option.tsx';
import { giftsLeft, giftTotalCount, toggleGift } from './gift-state.ts';
import { missingWords } from './gifts-section.tsx';

const words = copy.dialog;
const layout = css({ display: 'grid', gap: 28 });
const head = css({ display: 'grid', gap: 4, marginBottom: 12 });
const heading = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6, fontWeight: 700 });
const quiet = css({ color: color.quiet, fontSize: fontSize.note });
const list = css({ display: 'grid', gap: 8 });

interface Props {
  checkout: Checkout;
  onClose: () => void;
  onApply: (gifts: GiftChoice[]) => void;
}

/** Gifts to choose, the free ones first. What they come to the server says once they are chosen. */
export function GiftDialog({ checkout, onClose, onApply }: Props) {
  const { gifts = [], chosen_gifts = [] } = checkout;
  const [chosen, setChosen] = useState<readonly GiftChoice[]>(chosen_gifts);
  const ofKind = (kind: GiftPromotion['kind']) => gifts.filter((promotion) => promotion.kind === kind);
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      footer={
        <Button size="lg" onClick={() => onApply([...chosen])}>
          {words.apply(giftTotalCount(chosen))}
        </Button>
      }
    >
      <div css={layout}>
        {[...ofKind('FREE'), ...ofKind('CHARGED')].map((promotion) => (
          <GiftGroup
            key={promotion.gift_promotion_id}
            promotion={promotion}
            chosen={chosen}
            onChange={setChosen}
          />
        ))}
        <p css={quiet}>{words.note}</p>
      </div>
    </Dialog>
  );
}

interface GroupProps {
  promotion: GiftPromotion;
  chosen: readonly GiftChoice[];
  onChange: (chosen: GiftChoice[]) => void;
}

function GiftGroup({ promotion, chosen, onChange }: GroupProps) {
  const { kind, title, is_reached, items } = promotion;
  const left = giftsLeft(promotion, chosen);
  const isChosen = (id: number) => chosen.some((choice) => choice.gift_item_id === id);
  return (
    <fieldset>
      <legend css={head}>
        <span css={heading}>
          <Badge variant={kind === 'FREE' ? 'success' : 'sale'}>{copy.kinds[kind]}</Badge>
          {title}
        </span>
        <span css={quiet} aria-live="polite">
          {is_reached ? words.left(left) : missingWords(promotion)}
        </span>
      </legend>
      <div css={list}>
        {items.map((item) => {
          const isFull = left === 0 && promotion.gift_count > 1 && !isChosen(item.gift_item_id);
          return (
            <GiftOption
              key={item.gift_item_id}
              item={item}
              isChosen={isChosen(item.gift_item_id)}
              isDisabled={!is_reached || isFull}
              onToggle={() => onChange(toggleGift(promotion, item, chosen))}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
