import { css } from '@emotion/react';
import type { MyOrderLine } from '@mall/contracts/api/orders/my-orders';
import { useServices } from '@mall/remote-kit/services';
import { OptionChips } from '@mall/ui/controls/option-chip';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { color } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { optionsQuery } from '../queries.ts';
import { copy } from './copy.ts';

const box = css({ display: 'grid', gap: 14, marginTop: 12, padding: 14, background: color.wash });
/** So few that it is said. */
const few = 5;

interface Props {
  line: MyOrderLine;
  optionId: number | undefined;
  quantity: number;
  error: string | undefined;
  onOption: (optionId: number | undefined) => void;
}

/** Colour and size that a piece is exchanged for, with what there is of them. */
export function OptionChoice({ line, optionId, quantity, error, onOption }: Props) {
  const { data, error: failure, refetch } = useQuery(optionsQuery(useServices(), line.product_id));
  const [wanted, setWanted] = useState<string | null>(null);
  if (failure) return <ErrorState title={copy.failed} headingLevel={3} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={120} />;
  const own = data.colors.find(({ name }) => name === line.color_name) ?? data.colors[0];
  const shown = data.colors.find(({ color_id }) => String(color_id) === wanted) ?? own;
  return (
    <div css={box}>
      {data.colors.length > 1 && (
        <OptionChips
          legend={copy.color}
          value={shown ? String(shown.color_id) : null}
          options={data.colors.map(({ color_id, name }) => ({ value: String(color_id), label: name }))}
          onValue={(value) => {
            setWanted(value);
            onOption(undefined);
          }}
        />
      )}
      <OptionChips
        legend={copy.size}
        value={optionId === undefined ? null : String(optionId)}
        error={error}
        options={(shown?.sizes ?? [])
          .filter(({ is_display }) => is_display)
          .map(({ product_option_id, name, stock, is_available }) => ({
            value: String(product_option_id),
            label: product_option_id === line.product_option_id ? `${name} (${copy.sameOption})` : name,
            isSoldOut: !is_available || stock < quantity,
            ...(is_available && stock >= quantity && stock <= few ? { note: copy.few(stock) } : {}),
          }))}
        onValue={(value) => onOption(Number(value))}
      />
    </div>
  );
}
