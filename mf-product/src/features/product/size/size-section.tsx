import { css } from '@emotion/react';
import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { color, fontSize, media } from '@mall/ui/theme';
import { useState } from 'react';
import { NearPart } from '../near/near-part.tsx';
import { copy } from './copy.ts';
import { SizeTable } from './size-table.tsx';

const loadDrawing = () => import(/* webpackChunkName: "product-below" */ './garment-drawing.tsx');
const loadAdvice = () => import(/* webpackChunkName: "product-below" */ './size-advice.tsx');

const layout = css({
  display: 'grid',
  gap: 24,
  marginTop: 24,
  '& > *': { minWidth: 0 },
  [media.lg]: { gridTemplateColumns: '380px minmax(0, 1fr)', gap: 56, alignItems: 'center' },
});
const frame = css({
  width: '100%',
  maxWidth: 380,
  aspectRatio: '1',
  margin: '0 auto',
  background: color.wash,
});
const note = css({ marginTop: 12, color: color.quiet, fontSize: fontSize.note });
const advice = css({ minHeight: 92 });

/** What of the table stands out on the drawing. */
export interface Shown {
  /** Index of a column. */
  column: number | null;
  /** Name of a size. */
  size: string | null;
}

/** The 사이즈 tab: a proposal, the table, and its measures drawn on the garment. */
export function SizeSection({ product }: { product: ProductView }) {
  const { product_id, goods_kind, size_table: table } = product;
  const [shown, setShown] = useState<Shown>({ column: null, size: null });
  if (table.rows.length === 0) return <p css={note}>{copy.none}</p>;
  return (
    <>
      {table.rows.length > 1 && (
        <div css={advice}>
          <NearPart name="size advice" load={loadAdvice} waiting={<Skeleton height={92} />} isOptional>
            {({ SizeAdvice }) => <SizeAdvice productId={product_id} />}
          </NearPart>
        </div>
      )}
      <div css={goods_kind && layout}>
        {goods_kind && (
          <div css={frame}>
            <NearPart name="size drawing" load={loadDrawing} waiting={null} isOptional>
              {({ GarmentDrawing }) => <GarmentDrawing kind={goods_kind} table={table} shown={shown} />}
            </NearPart>
          </div>
        )}
        <div>
          <SizeTable table={table} shown={shown} onShow={setShown} />
          <p css={note}>{copy.unit}</p>
        </div>
      </div>
    </>
  );
}
