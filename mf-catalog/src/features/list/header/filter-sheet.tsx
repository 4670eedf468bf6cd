import { css } from '@emotion/react';
import { loadPatiently } from '@mall/remote-kit/load-patiently';
import { useServices } from '@mall/remote-kit/services';
import { whenUsed } from '@mall/remote-kit/when-used';
import { Button } from '@mall/ui/controls/button';
import { Icon } from '@mall/ui/icon';
import { visuallyHidden } from '@mall/ui/layout/visually-hidden';
import { media } from '@mall/ui/theme';
import { Suspense, useEffect, useState } from 'react';
import { copy } from '../copy.ts';
import { later, loadLater } from '../later/later.ts';
import { filterCount } from '../state/list-params.ts';
import type { ListState } from '../state/list-state.ts';

/** Loaded when a phone's list begins to be used, and with the first press elsewhere. */
const FilterDialog = later((parts) => parts.FilterDialog);

const opener = css({ [media.noScript]: { display: 'none' } });
/** Narrow phones have room for the icon alone, and those that are no wider for the icon and how many are chosen. */
const word = css({ '@media (max-width: 389.98px)': visuallyHidden });
const wordOfChosen = css({ '@media (max-width: 429.98px)': visuallyHidden });

/** The button that opens filters and sort in a sheet. */
export function FilterSheet({ list }: { list: ListState }) {
  const { device } = useServices();
  // Once opened it stays, so that it can close.
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const chosen = filterCount(list.params);
  useEffect(() => {
    if (device.isMobileLayout) void whenUsed().then(() => loadPatiently(loadLater));
  }, [device]);
  return (
    <>
      <div css={opener}>
        <Button variant="secondary" size="md" onClick={() => setOpen(true)} aria-haspopup="dialog">
          <Icon name="filter" size={18} />
          <span css={chosen > 0 ? wordOfChosen : word}>{copy.filter} </span>
          {chosen > 0 && chosen}
        </Button>
      </div>
      {isOpen !== null && (
        <Suspense fallback={null}>
          <FilterDialog list={list} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
