import { css } from '@emotion/react';
import type { ProductCard } from '@mall/contracts/api/catalogue/products';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { Picture } from '@mall/ui/picture';
import { Price } from '@mall/ui/product/price';
import { color, fontSize, media } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { partnerOptionsQuery } from '../queries.ts';
import { copy } from './copy.ts';
import type { OffersProps } from './offers.tsx';
import { PartnerPicker } from './partner-picker.tsx';

const card = css({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: '8px 12px',
  alignItems: 'start',
});
const words = css({ position: 'relative', display: 'grid', gap: 2, justifyItems: 'start' });
const name = css({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: color.text,
  fontSize: fontSize.note,
  lineHeight: 1.4,
  // Brand and price are pressed with the name.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  [media.hover]: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 } },
});
const brand = css({ color: color.ink, fontSize: fontSize.small, fontWeight: 600 });
const wide = css({ gridColumn: '1 / -1' });
const soldOut = css({ color: color.quiet, fontSize: fontSize.note });

interface Props extends OffersProps {
  partner: ProductCard;
  /** The only one is open at once. */
  isOpenAtFirst: boolean;
}

/** A product that is bought along: its picture in the chosen colour, and its options. */
export function PartnerCard({ partner, isOpenAtFirst, ...props }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [colorId, setColorId] = useState<number | null>(null);
  // After the first view: the server's page does not wait for a partner's options.
  useEffect(() => setOpen(isOpenAtFirst), [isOpenAtFirst]);
  const options = useQuery({
    ...partnerOptionsQuery(useServices(), partner.product_id),
    enabled: isOpen && !partner.is_sold_out,
  });
  const chosen = options.data?.colors.find(({ color_id }) => color_id === colorId);
  const picture = chosen?.image ?? partner.images[0];
  return (
    <div css={card}>
      {picture && <Picture picture={picture} aspect="3 / 4" sizes="72px" />}
      <div css={words}>
        <span css={brand}>{partner.brand.name}</span>
        <a css={name} href={`/goods/view/${partner.product_id}`}>
          {partner.product_name}
        </a>
        <Price
          retailPrice={partner.retail_price}
          lastPrice={partner.last_price}
          rate={partner.discount_rate}
        />
        {partner.is_sold_out && <span css={soldOut}>{copy.soldOut}</span>}
        {!isOpen && !isOpenAtFirst && !partner.is_sold_out && (
          <Button variant="secondary" size="md" onClick={() => setOpen(true)}>
            {copy.pick}
          </Button>
        )}
      </div>
      {isOpenAtFirst && !options.data && !options.isError && !partner.is_sold_out && (
        <div css={wide}>
          <Skeleton height={104} />
        </div>
      )}
      {options.isError && (
        <p css={[wide, soldOut]} role="alert">
          {copy.failed}{' '}
          <Button variant="secondary" size="sm" onClick={() => void options.refetch()}>
            {copy.retry}
          </Button>
        </p>
      )}
      {options.data && (
        <div css={wide}>
          <PartnerPicker
            partner={partner}
            colors={options.data.colors}
            colorId={colorId}
            onColor={setColorId}
            {...props}
          />
        </div>
      )}
    </div>
  );
}
