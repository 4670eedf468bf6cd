import { css } from '@emotion/react';
import type { viewOptionInfo } from '@mall/contracts/api/catalogue/option-info';
import type { ProductCard } from '@mall/contracts/api/catalogue/products';
import { optionBar } from '@mall/contracts/domain/catalogue/option-availability';
import { formatWon } from '@mall/contracts/domain/money';
import type { EndpointData } from '@mall/contracts/endpoint';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { Select } from '@mall/ui/controls/select';
import { color, fontSize } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { selectionPriceQuery } from '../chosen/queries.ts';
import { copy as purchaseCopy } from '../copy.ts';
import { mostOf } from '../pieces.ts';
import { copy } from './copy.ts';
import type { OffersProps } from './offers.tsx';

const form = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 8 });
const wide = css({ gridColumn: '1 / -1' });
const price = css({
  minHeight: 20,
  color: color.text,
  fontSize: fontSize.note,
  fontVariantNumeric: 'tabular-nums',
});
const after = css({ color: color.sale, fontWeight: 700 });

type PartnerColor = EndpointData<typeof viewOptionInfo>['colors'][number];

interface Props extends OffersProps {
  partner: ProductCard;
  colors: readonly PartnerColor[];
  colorId: number | null;
  onColor: (colorId: number | null) => void;
}

/** Colour and size of a partner, what buying it along comes to, and the button that takes it along. */
export function PartnerPicker({ partner, colors, colorId, onColor, product, selection, choice }: Props) {
  const [optionId, setOptionId] = useState<number | null>(null);
  const shown =
    colors.find((item) => item.color_id === colorId) ?? (colors.length === 1 ? colors[0] : undefined);
  const size = shown?.sizes.find(({ product_option_id }) => product_option_id === optionId);
  const label = (what: string) => `${partner.product_name} ${what}`;
  const add = () => {
    if (!size) return;
    selection.model.choose(
      { productId: partner.product_id, optionId: size.product_option_id },
      mostOf(size, false),
    );
    setOptionId(null);
  };
  return (
    <div css={form}>
      <Select
        label={label(copy.color)}
        hideLabel
        size="lg"
        value={shown?.color_id ?? ''}
        onChange={({ target }) => {
          onColor(target.value === '' ? null : Number(target.value));
          setOptionId(null);
        }}
      >
        <option value="">{copy.chooseColor}</option>
        {colors.map(({ color_id, name, sizes }) => (
          <option key={color_id} value={color_id} disabled={!sizes.some(({ is_available }) => is_available)}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        label={label(copy.size)}
        hideLabel
        size="lg"
        value={optionId ?? ''}
        disabled={!shown}
        onChange={({ target }) => setOptionId(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{copy.chooseSize}</option>
        {shown?.sizes.map((item) => (
          <SizeOption key={item.product_option_id} size={item} />
        ))}
      </Select>
      {size && (
        <TogetherPrice optionId={size.product_option_id} {...{ partner, product, selection, choice }} />
      )}
      <span css={wide}>
        <Button variant="secondary" size="lg" full disabled={!size} onClick={add}>
          {copy.add}
        </Button>
      </span>
    </div>
  );
}

function SizeOption({ size }: { size: PartnerColor['sizes'][number] }) {
  const bar = optionBar(size, false);
  return (
    <option value={size.product_option_id} disabled={bar !== null}>
      {bar ? `${size.name} (${purchaseCopy.bars[bar]})` : size.name}
    </option>
  );
}

/** What the choice comes to with the partner in it, apart and together, as the server says. */
function TogetherPrice({
  optionId,
  partner,
  product,
  choice,
}: OffersProps & { optionId: number; partner: ProductCard }) {
  const hasOwn = choice.pieces.some(({ name }) => name === null);
  const along = { product_id: partner.product_id, product_option_id: optionId, order_quantity: 1 };
  const others = choice.wanted.filter(({ product_option_id }) => product_option_id !== optionId);
  const priced = useQuery({
    ...selectionPriceQuery(useServices(), product.product_id, [...others, along]),
    enabled: hasOwn,
  });
  const { separate_price: apart, together_price: together } = priced.data ?? {};
  return (
    <p css={[wide, price]} aria-live="polite">
      {!hasOwn && copy.ownFirst}
      {hasOwn && apart !== undefined && together !== undefined && (
        <>
          {copy.separately} {together < apart ? <del>{formatWon(apart)}</del> : formatWon(apart)}
          {together < apart && (
            <>
              {' → '}
              <strong css={after}>
                {copy.together} {formatWon(together)}
              </strong>
            </>
          )}
        </>
      )}
    </p>
  );
}
