import { css } from '@emotion/react';
import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import { color, layer } from '@mall/ui/theme';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useChunk } from '../../../../shared/use-chunk.ts';

const buttons = css({
  position: 'sticky',
  bottom: 0,
  zIndex: layer.raised,
  padding: '8px 0',
  background: color.ground,
  // At the edge of a dialog, whose body is inset.
  'dialog &': { bottom: -20, paddingBottom: 20 },
});
const loadBar = () =>
  import(/* webpackChunkName: "product-touched" */ './slim-bar.tsx').then(({ SlimBar }) => SlimBar);

interface Props {
  product: ProductView;
  /** The buying buttons of the panel. */
  children: ReactNode;
}

/** The buying buttons; once they have scrolled away upwards, a slim bar below leads back to them (PC). */
export function BuyBar({ product, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isPassed = useIsPassed(place);
  // The panel is a scroll away without the bar as well.
  const SlimBar = useChunk(loadBar, isPassed, () => undefined);
  const goBack = () => {
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.closest('[data-panel]')?.querySelector<HTMLElement>('input[type="radio"]')?.focus();
  };
  return (
    <div css={buttons} ref={place}>
      {children}
      {isPassed && SlimBar && <SlimBar product={product} onReturn={goBack} />}
    </div>
  );
}

/** Whether an element lies above the window. */
function useIsPassed(place: RefObject<HTMLElement | null>): boolean {
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1);
      if (entry) setPassed(!entry.isIntersecting && entry.boundingClientRect.bottom < 0);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isPassed;
}
