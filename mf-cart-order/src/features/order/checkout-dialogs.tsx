import type { GiftChoice } from '@mall/contracts/api/orders/gifts';
import type { Checkout } from '@mall/contracts/api/orders/orders';
import type { Receiver } from '@mall/contracts/domain/people/receiver';
import { lazyPart } from '@mall/remote-kit/lazy-part';
import { Suspense } from 'react';
import type { Terms } from './paying/terms-dialog.tsx';

// Nothing of the first view: each comes when it is opened.
const PostcodeDialog = lazyPart(() =>
  import('./delivery/postcode-dialog.tsx').then((module) => module.PostcodeDialog),
);
const AddressBookDialog = lazyPart(() =>
  import('./delivery/address-book-dialog.tsx').then((module) => module.AddressBookDialog),
);
const CouponDialog = lazyPart(() =>
  import('./benefits/coupon-dialog.tsx').then((module) => module.CouponDialog),
);
const GiftDialog = lazyPart(() => import('./gifts/gift-dialog.tsx').then((module) => module.GiftDialog));
const TermsDialog = lazyPart(() => import('./paying/terms-dialog.tsx').then((module) => module.TermsDialog));

export type OpenDialog = 'postcode' | 'book' | 'coupons' | 'gifts' | Terms | null;

interface Props {
  open: OpenDialog;
  checkout: Checkout;
  chosen: Receiver;
  onClose: () => void;
  onPostcode: (found: { zipcode: string; address: string }) => void;
  onReceiver: (receiver: Receiver) => void;
  onCoupons: (couponIds: number[]) => void;
  onGifts: (gifts: GiftChoice[]) => void;
}

/** What opens over the order page; outside its form, as some of it has forms of its own. */
export function CheckoutDialogs({ open, checkout, chosen, onClose, ...on }: Props) {
  if (open === null) return null;
  return (
    <Suspense fallback={null}>
      {open === 'postcode' && (
        <PostcodeDialog
          onClose={onClose}
          onChoose={({ zipcode, road_address: address }) => on.onPostcode({ zipcode, address })}
        />
      )}
      {open === 'book' && (
        <AddressBookDialog
          recent={checkout.recent_receivers ?? []}
          chosen={chosen}
          onClose={onClose}
          onChoose={on.onReceiver}
        />
      )}
      {open === 'coupons' && <CouponDialog checkout={checkout} onClose={onClose} onApply={on.onCoupons} />}
      {open === 'gifts' && <GiftDialog checkout={checkout} onClose={onClose} onApply={on.onGifts} />}
      {(open === 'content' || open === 'terms' || open === 'privacy') && (
        <TermsDialog terms={open} onClose={onClose} />
      )}
    </Suspense>
  );
}
