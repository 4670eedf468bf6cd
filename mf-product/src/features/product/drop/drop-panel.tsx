import { css } from '@emotion/react';
import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import type { DropPlace } from '@mall/contracts/api/orders/drops';
import { useServices } from '@mall/remote-kit/services';
import { ActionBar } from '@mall/ui/controls/action-bar';
import { Stepper } from '@mall/ui/controls/stepper';
import { VisuallyHidden } from '@mall/ui/layout/visually-hidden';
import { color, fontSize, layer } from '@mall/ui/theme';
import { useEffect, useRef, useState } from 'react';
import { WishAction } from '../actions/wish-action.tsx';
import { DeliveryInfo } from '../purchase/delivery/delivery-info.tsx';
import type { Selection } from '../purchase/selection.ts';
import { copy } from './copy.ts';
import { DropActions, freePieces } from './drop-actions.tsx';
import { DropHead } from './drop-head.tsx';
import { DropOptions } from './drop-options.tsx';
import { MyPlace } from './my-place.tsx';
import { type Drop, useDrop } from './use-drop.ts';

const stack = css({ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' });
const bar = css({ display: 'grid', gridTemplateColumns: '48px 1fr', gap: 8, alignItems: 'center' });
// In view at once, as the buying buttons of other products are.
const foot = css({
  position: 'sticky',
  bottom: 0,
  zIndex: layer.raised,
  padding: '8px 0',
  background: color.ground,
});
const pieces = css({ display: 'flex', justifyContent: 'space-between', alignItems: 'center' });
const hint = css({ color: color.quiet, fontSize: fontSize.note });
const unknown = css({ marginTop: 8, color: color.quiet, fontSize: fontSize.note });

interface Props {
  product: ProductView;
  selection: Selection;
}

/** Buying a product of a drop (decision 131), in place of the options and buttons of other products. */
export default function DropPanel(props: Props) {
  const terms = props.product.drop;
  return terms ? <Panel {...props} terms={terms} /> : null;
}

function Panel({ product, selection, terms }: Props & { terms: NonNullable<ProductView['drop']> }) {
  const { device } = useServices();
  const drop = useDrop(product, terms);
  const [optionId, setOptionId] = useState<number | null>(null);
  const [wanted, setWanted] = useState(1);
  const place = placeOf(drop);
  const choice = place ? choiceOf(drop, place.product_option_id) : '';
  const placeBox = useFocusOnChange(place?.state);
  const isIn = place?.state === 'WAITING' || place?.state === 'HELD';
  const options = useRef<HTMLDivElement>(null);
  const onSizeMissing = () => goToSizes(options.current);
  const actions = <DropActions {...{ product, drop, place, optionId, pieces: wanted, onSizeMissing }} />;
  return (
    <div css={stack}>
      <div>
        <DropHead drop={drop} terms={terms} />
        {/* Once for each change of the place; the seconds are no news. */}
        <div role="status">
          <VisuallyHidden>{place && newsOf(place, choice)}</VisuallyHidden>
          {drop.isUnknown && <p css={unknown}>{copy.unknown}</p>}
        </div>
      </div>
      {place && <MyPlace ref={placeBox} place={place} choice={choice} heldFor={drop.heldFor} />}
      {!isIn && (
        <div ref={options}>
          <DropOptions {...{ product, selection, view: drop.view, optionId }} onOption={setOptionId} />
        </div>
      )}
      {!isIn && terms.pieces_per_person > 1 && (
        <div css={pieces}>
          <span>{copy.pieces}</span>
          <Stepper value={wanted} onChange={setWanted} max={terms.pieces_per_person} label={copy.pieces} />
        </div>
      )}
      {!isIn && <p css={hint}>{freePieces(drop, optionId) === 0 ? copy.queueHint : copy.loginHint}</p>}
      <DeliveryInfo isQuick={false} />
      {device.isMobileLayout ? (
        <ActionBar>
          <div css={bar}>
            <WishAction product={product} />
            {actions}
          </div>
        </ActionBar>
      ) : (
        <div css={foot}>{actions}</div>
      )}
    </div>
  );
}

function goToSizes(options: HTMLElement | null): void {
  const sizes = [...(options?.querySelectorAll('fieldset') ?? [])].at(-1);
  sizes?.scrollIntoView({ block: 'center' });
  sizes?.querySelector<HTMLElement>('input:enabled')?.focus({ preventScroll: true });
}

/** What was pressed to get a place, or to leave it, is gone afterwards: the focus goes on to the place. */
function useFocusOnChange(state: DropPlace['state'] | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const known = useRef(state);
  useEffect(() => {
    if (known.current !== state && document.activeElement === document.body) box.current?.focus();
    known.current = state;
  }, [state]);
  return box;
}

/** The member's place; a hold whose clock has come to its end is over, though the server has not said so yet. */
function placeOf({ view, heldFor }: Drop): DropPlace | null {
  const mine = view?.mine ?? null;
  return mine?.state === 'HELD' && heldFor === 0 ? { ...mine, state: 'OVER', over_by: 'LAPSED' } : mine;
}

function choiceOf({ view }: Drop, optionId: number): string {
  const option = view?.options.find(({ product_option_id }) => product_option_id === optionId);
  return option ? `${option.color_name} / ${option.size_name}` : '';
}

function newsOf(place: DropPlace, choice: string): string {
  if (place.state === 'HELD') return copy.held(choice, place.pieces);
  if (place.state === 'WAITING') return copy.place(place.ahead + 1);
  if (place.state === 'OVER') return place.over_by ? copy.over[place.over_by] : '';
  return place.is_unpaid ? copy.unpaid : copy.ordered;
}
