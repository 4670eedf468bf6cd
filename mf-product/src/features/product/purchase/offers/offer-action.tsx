import type { Offer } from '@mall/contracts/api/catalogue/offers';
import type { ReactElement } from 'react';
import type { OffersProps } from './offers.tsx';
import { Partners } from './partners.tsx';
import { OnePlusProgress, StepsProgress } from './piece-progress.tsx';

/** What is done for an offer on the page: pieces counted, partners picked. */
export function OfferAction({ offer, ...props }: OffersProps & { offer: Offer }): ReactElement | null {
  switch (offer.type) {
    case 'ONEPLUS':
      return <OnePlusProgress {...props} />;
    case 'NPLUS':
      return <StepsProgress steps={offer.steps ?? []} {...props} />;
    case 'SIZECOLOR':
      return null;
    case 'SETFIX':
    case 'SETCROSS':
      return <Partners offer={offer} {...props} />;
  }
}
