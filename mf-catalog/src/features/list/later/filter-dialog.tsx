import { css } from '@emotion/react';
import { formatCount } from '@mall/contracts/domain/money';
import { Button } from '@mall/ui/controls/button';
import { Dialog } from '@mall/ui/feedback/dialog';
import { copy } from '../copy.ts';
import { FilterPanel } from '../filters/filter-panel.tsx';
import { filterCount } from '../state/list-params.ts';
import type { ListState } from '../state/list-state.ts';
import { SortLinks } from './sort-links.tsx';

const body = css({ minHeight: '60dvh' });

interface Props {
  list: ListState;
  isOpen: boolean;
  onClose: () => void;
}

/** The sheet with sort and filters. Its links change the list behind it at once; the button says what came of it. */
export function FilterDialog({ list, isOpen, onClose }: Props) {
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={copy.filter}
      footer={
        <>
          {filterCount(list.params) > 0 && (
            <Button variant="secondary" href={list.links.withoutFilters()} data-keep-scroll rel="nofollow">
              {copy.reset}
            </Button>
          )}
          <Button onClick={onClose}>{copy.show(formatCount(list.data.count))}</Button>
        </>
      }
    >
      <div css={body}>
        <SortLinks list={list} />
        <FilterPanel list={list} />
      </div>
    </Dialog>
  );
}
