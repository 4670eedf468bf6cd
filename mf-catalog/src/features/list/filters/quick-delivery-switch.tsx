import { css } from '@emotion/react';
import { Icon } from '@mall/ui/icon';
import { VisuallyHidden } from '@mall/ui/layout/visually-hidden';
import { color, fontSize, media, radius, touchArea } from '@mall/ui/theme';
import { copy } from '../copy.ts';
import type { ListState } from '../state/list-state.ts';

const link = css(touchArea, {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  height: 36,
  padding: '0 4px',
  [media.md]: { paddingInline: 8 },
  borderRadius: radius,
  color: color.quiet,
  fontSize: fontSize.note,
  whiteSpace: 'nowrap',
});
/** Phones have room for the words only, unless it is chosen. */
const icon = css({
  display: 'none',
  [media.md]: { display: 'block' },
  '[data-chosen] > &': { display: 'block' },
});
const chosenStyles = css({ color: color.ink, fontWeight: 600, '& svg': { strokeWidth: 2 } });

/** Quick delivery only, one press away; gone where nothing is delivered quickly. */
export function QuickDeliverySwitch({ list: { data, links } }: { list: ListState }) {
  const isChosen = links.isChosen('state', 'DELIVERY_GUARANTEE');
  if (!data.delivery_guarantee && !isChosen) return null;
  return (
    <a
      css={[link, isChosen && chosenStyles]}
      href={links.toggle('state', 'DELIVERY_GUARANTEE')}
      data-chosen={isChosen ? '' : undefined}
      rel="nofollow"
      data-keep-scroll
    >
      <span css={icon}>
        <Icon name={isChosen ? 'check' : 'truck'} size={18} />
      </span>
      {copy.quickDelivery}
      {isChosen && <VisuallyHidden> {copy.isChosen}</VisuallyHidden>}
    </a>
  );
}
