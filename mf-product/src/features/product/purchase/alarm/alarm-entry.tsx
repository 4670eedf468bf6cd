import { css } from '@emotion/react';
import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import { Button } from '@mall/ui/controls/button';
import { Icon } from '@mall/ui/icon';
import { color, fontSize } from '@mall/ui/theme';
import { memo, useState } from 'react';
import { useDialogChunk } from '../../../../shared/use-dialog-chunk.ts';
import { alarmOptionsOf } from './alarm-options.ts';
import { copy } from './copy.ts';

const loadDialog = () =>
  import(/* webpackChunkName: "product-dialogs" */ './dialog/alarm-dialog.tsx').then(
    ({ AlarmDialog }) => AlarmDialog,
  );

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: 4,
  minHeight: 40,
  margin: '-8px 0',
  color: color.text,
  fontSize: fontSize.note,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});

interface Props {
  product: ProductView;
  colorId: number | null;
}

/** Opens the form of restock alarms; the page's one action when nothing can be bought. */
export const AlarmEntry = memo(function AlarmEntry({ product, colorId }: Props) {
  const [isOpen, setOpen] = useState(false);
  const AlarmDialog = useDialogChunk(loadDialog, isOpen, () => setOpen(false));
  const options = alarmOptionsOf(product);
  if (options.length === 0 && !isOpen) return null;
  const isAll = product.is_sold_out;
  return (
    <>
      {isAll ? (
        <Button size="xl" full onClick={() => setOpen(true)}>
          <Icon name="bell" size={20} />
          {copy.open}
        </Button>
      ) : (
        <button css={link} type="button" onClick={() => setOpen(true)}>
          <Icon name="bell" size={18} />
          {copy.openForSome}
        </button>
      )}
      {AlarmDialog && (
        <AlarmDialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          productId={product.product_id}
          options={options}
          colorId={colorId}
        />
      )}
    </>
  );
});
