import { css } from '@emotion/react';
import { productOptionPicked } from '@mall/contracts/events/topics';
import type { FragmentProps, optionPicker } from '@mall/contracts/platform/fragments';
import { useServices } from '@mall/remote-kit/services';
import { ColorChips } from '@mall/ui/controls/color-chip';
import { OptionChips } from '@mall/ui/controls/option-chip';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { copy } from './copy.ts';
import { optionInfoQuery } from './queries.ts';

const stack = css({ display: 'grid', gap: 20 });
// As high as the choice that comes.
const waiting = css({ minHeight: 156 });
const again = css({ minHeight: 40, textDecoration: 'underline', textUnderlineOffset: 3 });

type Props = FragmentProps<typeof optionPicker>;

/** Colour first, then a size of it; each size that is picked is reported to its host. */
export function Fragment({ productId, optionId, isQuick }: Props) {
  const services = useServices();
  const { data, error, refetch } = useQuery(optionInfoQuery(services, productId, isQuick));
  const [picked, setPicked] = useState<{ colorId?: number; optionId: number }>({ optionId });
  // Plain on purpose: what the fragment shares with the product page is cut out of that page's own chunk.
  if (error)
    return (
      <p role="alert">
        {copy.failed}{' '}
        <button css={again} type="button" onClick={() => void refetch()}>
          {copy.again}
        </button>
      </p>
    );
  if (!data)
    return (
      <p css={waiting} role="status">
        {copy.loading}
      </p>
    );
  const colorOfOption = data.colors.find(({ sizes }) =>
    sizes.some(({ product_option_id }) => product_option_id === picked.optionId),
  );
  const color = data.colors.find(({ color_id }) => color_id === picked.colorId) ?? colorOfOption;
  const pick = (id: number) => {
    setPicked({ ...picked, optionId: id });
    services.bus.publish(productOptionPicked, { product_id: productId, product_option_id: id });
  };
  return (
    <div css={stack}>
      <ColorChips
        legend={copy.color}
        value={color ? String(color.color_id) : null}
        onValue={(value) => setPicked({ ...picked, colorId: Number(value) })}
        soldOutSelectable
        options={data.colors.map(({ color_id, name, hex, sizes }) => ({
          value: String(color_id),
          label: name,
          hex,
          isSoldOut: !sizes.some((size) => size.is_available),
        }))}
      />
      <OptionChips
        legend={copy.size}
        isChosenByHand
        value={String(picked.optionId)}
        onValue={(value) => pick(Number(value))}
        options={(color?.sizes ?? [])
          .filter(({ is_display }) => is_display)
          .map((size) => ({
            value: String(size.product_option_id),
            label: size.name,
            isSoldOut: !size.is_available,
          }))}
      />
    </div>
  );
}
