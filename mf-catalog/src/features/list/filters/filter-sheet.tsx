import { css } from '@emotion/react';
import { formatCount } from '@mall/contracts/domain/money';
import { Button } from '@mall/ui/controls/button';
import { Dialog } from '@mall/ui/feedback/dialog';
import { Icon } from '@mall/ui/icon';
import { media } from '@mall/ui/theme';
import { useState } from 'react';
import { copy } from '../copy.ts';
import { SortLinks } from '../header/sort-links.tsx';
import { filterCount } from '../state/list-params.ts';
import type { ListState } from '../state/list-state.ts';
import { FilterPanel } from './filter-panel.tsx';

const opener = css({ [media.noScript]: { display: 'none' } });
const body = css({ minHeight: '60dvh' });

/** Filters and sort in a sheet. Its links change the list behind it at once; the button says what came of it. */
export function FilterSheet({ list }: { list: ListState }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const chosen = filterCount(list.params);
  return (
    <>
      <div css={opener}>
        <Button variant="secondary" size="md" onClick={() => setOpen(true)} aria-haspopup="dialog">
          <Icon name="filter" size={18} />
          {copy.filter}
          {chosen > 0 && ` ${chosen}`}
        </Button>
      </div>
      <Dialog
        open={isOpen}
        onClose={close}
        title={copy.filter}
        footer={
          <>
            {chosen > 0 && (
              <Button variant="secondary" href={list.links.withoutFilters()} data-keep-scroll rel="nofollow">
                {copy.reset}
              </Button>
            )}
            <Button onClick={close}>{copy.show(formatCount(list.data.count))}</Button>
          </>
        }
      >
        <div css={body}>
          <SortLinks list={list} />
          <FilterPanel list={list} />
        </div>
      </Dialog>
    </>
  );
}
