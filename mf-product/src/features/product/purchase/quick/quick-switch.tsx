import { css } from '@emotion/react';
import { useServices } from '@mall/remote-kit/services';
import { Checkbox } from '@mall/ui/controls/checkbox';
import { color, fontSize } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { arrivalQuery } from '../delivery/queries.ts';
import { useZipcode } from '../delivery/remembered-zipcode.ts';
import type { Selection } from '../selection.ts';
import { copy } from './copy.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 8 });
const note = css({ color: color.quiet, fontSize: fontSize.small });
const words = css({ color: color.ink, fontWeight: 600 });

/** Quick delivery mode (spec 4.11): options are then those of the warehouse; off where it does not reach the postcode. */
export function QuickSwitch({ selection }: { selection: Selection }) {
  const noteId = useId();
  const reach = useQuery(arrivalQuery(useServices(), useZipcode())).data;
  const isOutOfReach = reach?.is_available === false;
  const { isQuick, model } = selection;
  useEffect(() => {
    if (isOutOfReach && isQuick) model.setQuick(false);
  }, [isOutOfReach, isQuick, model]);
  return (
    <div css={row}>
      <Checkbox
        size={24}
        checked={isQuick && !isOutOfReach}
        disabled={isOutOfReach}
        aria-describedby={noteId}
        onChange={({ target }) => model.setQuick(target.checked)}
      >
        <span css={words}>{copy.quick}</span>
      </Checkbox>
      <p css={note} id={noteId}>
        {isOutOfReach ? copy.quickOutOfReach : copy.quickHint}
      </p>
    </div>
  );
}
