import { css } from '@emotion/react';
import type { Order } from '@mall/contracts/api/orders/orders';
import { Button } from '@mall/ui/controls/button';
import { color, fontSize } from '@mall/ui/theme';
import { copy } from './copy.ts';

const group = css({ display: 'grid', gap: 32, paddingTop: 24, borderTop: `1px solid ${color.line}` });
const step = css({ display: 'grid', gap: 8 });
const heading = css({ fontSize: fontSize.lead, fontWeight: 700 });
const quiet = css({ color: color.quiet });
const list = css({ display: 'grid', gap: 8, paddingLeft: 20, listStyle: 'decimal', color: color.text });

/** What happens now, when it arrives, and where the order is followed. */
export function NextSteps({ order: { order_id, payment_state, is_guest } }: { order: Order }) {
  const steps = payment_state === 'READY' ? copy.stepsOfDeposit : copy.stepsOfPaid;
  return (
    <div css={group}>
      <section css={step}>
        <h2 css={heading}>{copy.nextSteps}</h2>
        <ol css={list}>
          {steps.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </section>
      <section css={step}>
        <h2 css={heading}>{copy.arrival}</h2>
        <p css={quiet}>{copy.arrivalNote}</p>
      </section>
      <section css={step}>
        <h2 css={heading}>{copy.lookUp}</h2>
        <p css={quiet}>{is_guest ? copy.lookUpGuest : copy.lookUpMember}</p>
      </section>
      {/* A member whose login has ended is asked for it there. */}
      <Button href={is_guest ? '/guest/order' : `/mypage/orders/${order_id}`} size="xl" full>
        {is_guest ? copy.toLookUp : copy.toMyOrder}
      </Button>
    </div>
  );
}
