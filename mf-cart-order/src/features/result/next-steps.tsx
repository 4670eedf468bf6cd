import { css } from '@emotion/react';
import type { Order } from '@mall/contracts/api/orders/orders';
import { color, fontSize } from '@mall/ui/theme';
import { copy } from './copy.ts';

const group = css({ display: 'grid', gap: 16, paddingTop: 24, borderTop: `1px solid ${color.line}` });
const heading = css({ fontSize: fontSize.lead, fontWeight: 700 });
const quiet = css({ color: color.quiet });
const list = css({ display: 'grid', gap: 8, paddingLeft: 20, listStyle: 'decimal', color: color.text });

/** What happens now, when it arrives, and how the order is looked up. */
export function NextSteps({ order: { payment_state, is_guest } }: { order: Order }) {
  const steps = payment_state === 'READY' ? copy.stepsOfDeposit : copy.stepsOfPaid;
  return (
    <section css={group}>
      <h2 css={heading}>{copy.nextSteps}</h2>
      <ol css={list}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h2 css={heading}>{copy.arrival}</h2>
      <p css={quiet}>{copy.arrivalNote}</p>
      <h2 css={heading}>{copy.lookUp}</h2>
      <p css={quiet}>{is_guest ? copy.lookUpGuest : copy.lookUpMember}</p>
    </section>
  );
}
