import { css } from '@emotion/react';
import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import type { DropPlace } from '@mall/contracts/api/orders/drops';
import { useServices, useSession } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { useOrderNow } from '../purchase/mutations.ts';
import { copy } from './copy.ts';
import { useJoin, useLeave } from './mutations.ts';
import type { Drop } from './use-drop.ts';

const pair = css({ display: 'grid', gridTemplateColumns: '1fr 2fr', gap: 8 });

interface Props {
  product: ProductView;
  drop: Drop;
  place: DropPlace | null;
  optionId: number | null;
  pieces: number;
  /** Leads to the sizes, which may be far from the button. */
  onSizeMissing: () => void;
}

/** The one thing to do next: log in, wait for the opening, join, order, or let go. */
export function DropActions({ product, drop, place, optionId, pieces, onSizeMissing }: Props) {
  const { status } = useSession();
  if (place?.state === 'HELD') return <HeldActions product={product} place={place} />;
  if (place?.state === 'WAITING') return <Leave productId={product.product_id} isHeld={false} />;
  if (status !== 'in')
    return (
      <Button
        href={`/member/login?redirect_url=${encodeURIComponent(`/goods/view/${product.product_id}`)}`}
        size="lg"
        full
      >
        {copy.login}
      </Button>
    );
  return <Join {...{ product, drop, optionId, pieces, onSizeMissing }} />;
}

/** Pieces of an option that a member who joins now would get at once; null while that is not known. */
export function freePieces({ view }: Drop, optionId: number | null): number | null {
  const option = view?.options.find(({ product_option_id }) => product_option_id === optionId);
  if (!option) return null;
  return option.waiting > 0 ? 0 : option.left;
}

function Join({ product, drop, optionId, pieces, onSizeMissing }: Omit<Props, 'place'>) {
  const { dialogs } = useServices();
  const { send, isBusy } = useJoin(product.product_id);
  const free = freePieces(drop, optionId);
  const join = () => {
    if (optionId === null) {
      dialogs.toast(copy.choose);
      return onSizeMissing();
    }
    void send({
      body: { product_id: product.product_id, product_option_id: optionId, pieces },
    });
  };
  const label = free === null ? copy.join : free > 0 ? copy.hold(Math.min(pieces, free)) : copy.queue;
  return (
    <Button size="lg" full disabled={!drop.isOpen} loading={isBusy} onClick={join}>
      {drop.isOpen ? label : copy.notYet}
    </Button>
  );
}

function HeldActions({ product: { product_id }, place }: { product: ProductView; place: DropPlace }) {
  const order = useOrderNow();
  const { product_option_id, pieces } = place;
  return (
    <div css={pair}>
      <Leave productId={product_id} isHeld />
      <Button
        size="lg"
        full
        loading={order.isBusy}
        onClick={() =>
          void order.send({ products: [{ product_id, product_option_id, order_quantity: pieces }] })
        }
      >
        {copy.order}
      </Button>
    </div>
  );
}

function Leave({ productId, isHeld }: { productId: number; isHeld: boolean }) {
  const { leave, isBusy } = useLeave(productId);
  return (
    <Button variant="secondary" size="lg" full loading={isBusy} onClick={() => void leave(isHeld)}>
      {isHeld ? copy.letGo : copy.leave}
    </Button>
  );
}
