import { css } from '@emotion/react';
import { formatCount } from '@mall/contracts/domain/money';
import { useServices } from '@mall/remote-kit/services';
import { color, fontSize, layer, media } from '@mall/ui/theme';
import { copy } from '../copy.ts';
import { QuickDeliverySwitch } from '../filters/quick-delivery-switch.tsx';
import type { ListState } from '../state/list-state.ts';
import { ColumnsSwitch } from './columns-switch.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { SortForm } from './sort-form.tsx';

const bar = css({
  position: 'sticky',
  top: 'var(--sticky-top)',
  zIndex: layer.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 52,
  padding: '0 16px',
  background: color.ground,
  borderBottom: `1px solid ${color.line}`,
  [media.md]: { gap: 12, paddingInline: 0 },
  [media.lg]: { minHeight: 56, marginBottom: 20 },
});
const count = css({ marginRight: 'auto', color: color.ink, fontSize: fontSize.note, fontWeight: 600 });
const onlyBelowPc = css({ [media.lg]: { display: 'none' } });

interface Props {
  list: ListState;
  isDense: boolean;
  onChoose: (isDense: boolean) => void;
}

/** Count, quick delivery, columns, sort and, below PC, the filters: in view while the cards scroll. */
export function ListToolbar({ list, isDense, onChoose }: Props) {
  const { device } = useServices();
  return (
    <div css={bar}>
      <p css={count} className="tabular" aria-live="polite">
        {copy.count(formatCount(list.data.count))}
      </p>
      <QuickDeliverySwitch list={list} />
      <ColumnsSwitch isDense={isDense} onChoose={onChoose} />
      <SortForm list={list} />
      <div css={!device.isMobileLayout && onlyBelowPc}>
        <FilterSheet list={list} />
      </div>
    </div>
  );
}
