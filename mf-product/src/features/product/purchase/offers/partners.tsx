import { css } from '@emotion/react';
import type { Offer } from '@mall/contracts/api/catalogue/offers';
import { Button } from '@mall/ui/controls/button';
import { useState } from 'react';
import { copy } from './copy.ts';
import type { OffersProps } from './offers.tsx';
import { PartnerCard } from './partner-card.tsx';

/** So many partners stand there at first. */
const shownAtFirst = 3;

const list = css({ display: 'grid', gap: 16 });

/** A set or a cross set: one piece of each part is picked here and goes along into cart and order. */
export function Partners({ offer, ...props }: OffersProps & { offer: Offer }) {
  const [isWhole, setWhole] = useState(false);
  const cards = offer.parts.flatMap(({ products }) => products);
  const shown = isWhole ? cards : cards.slice(0, shownAtFirst);
  return (
    <>
      <ul css={list}>
        {shown.map((partner) => (
          <li key={partner.product_id}>
            <PartnerCard partner={partner} isOpenAtFirst={cards.length === 1} {...props} />
          </li>
        ))}
      </ul>
      {cards.length > shown.length && (
        <Button variant="ghost" size="md" full onClick={() => setWhole(true)}>
          {copy.more(cards.length - shown.length)}
        </Button>
      )}
    </>
  );
}
