import { css } from '@emotion/react';
import type { PriceInfo } from '@mall/contracts/api/catalogue/price-info';
import { useServices, useSession } from '@mall/remote-kit/services';
import { Accordion } from '@mall/ui/layout/accordion';
import { useState } from 'react';
import { useChunk } from '../../../shared/use-chunk.ts';
import { copy } from './copy.ts';

interface Props {
  price: PriceInfo;
}

const loadTable = () =>
  import(/* webpackChunkName: "product-touched" */ './price-table.tsx').then(({ PriceTable }) => PriceTable);
const place = css({ minHeight: 150 });

/** How the price comes about, what else would lower it, and what every grade pays (spec 2.5), once it is opened. */
export function PriceDetails({ price }: Props) {
  const { dialogs } = useServices();
  const [isOpen, setOpen] = useState(false);
  const PriceTable = useChunk(loadTable, isOpen, () => dialogs.toast(copy.detailsFailed));
  const isMember = useSession().status === 'in';
  const table = isMember ? price.all_discount_grades : [];
  if (!price.rows?.[1] && !price.further_rows?.[0] && table.length === 0) return null;
  return (
    <div onToggle={() => setOpen(true)}>
      <Accordion summary={table.length > 0 ? copy.gradeTable : copy.priceDetails}>
        <div css={place}>{PriceTable && <PriceTable price={price} table={table} />}</div>
      </Accordion>
    </div>
  );
}
