import { css } from '@emotion/react';
import { guestOrderKeySchema } from '@mall/contracts/api/orders/guest-orders';
import { useSession } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { TextField } from '@mall/ui/controls/text-field';
import { color, fontSize, media } from '@mall/ui/theme';
import { type FormEvent, useState } from 'react';
import { useFields } from '../../shared/forms/use-fields.ts';
import { signInLayout, signInTitle } from '../../shared/sign-in-styles.ts';
import { copy } from './copy.ts';
import { useFindOrder } from './mutations.ts';

const frame = css({ display: 'grid', gap: 24 });
const title = css({ marginBottom: 8, [media.lg]: { marginBottom: 8 } });
const intro = css({
  color: color.quiet,
  textAlign: 'center',
  wordBreak: 'keep-all',
  textWrap: 'balance',
});
const form = css({ display: 'grid', gap: 18 });
const wrong = css({
  padding: 14,
  border: `1px solid ${color.sale}`,
  color: color.sale,
  fontSize: fontSize.note,
  wordBreak: 'keep-all',
});
const foot = css({
  display: 'grid',
  gap: 10,
  paddingTop: 24,
  borderTop: `1px solid ${color.line}`,
  color: color.quiet,
  fontSize: fontSize.note,
  textAlign: 'center',
  wordBreak: 'keep-all',
});

/** Where a guest finds an order in any browser (decision 38). */
export function Page() {
  const isMember = useSession().status === 'in';
  const { field, take } = useFields(guestOrderKeySchema);
  const [fault, setFault] = useState<string>();
  const { send, isBusy } = useFindOrder(setFault);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = take();
    setFault(undefined);
    if (body && !isBusy) await send({ body });
  };
  return (
    <div css={[signInLayout, frame]}>
      <div>
        <h1 css={[signInTitle, title]}>{copy.title}</h1>
        <p css={intro}>{copy.intro}</p>
      </div>
      <form css={form} method="post" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={copy.number}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          hint={copy.numberHint}
          {...field('order_id')}
        />
        <TextField label={copy.name} required autoComplete="name" {...field('orderer_name')} />
        <TextField
          label={copy.phone}
          required
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          hint={copy.phoneHint}
          {...field('orderer_phone')}
        />
        {fault && (
          <p css={wrong} role="alert">
            {fault}
          </p>
        )}
        <Button type="submit" size="xl" full loading={isBusy}>
          {copy.find}
        </Button>
      </form>
      <div css={foot}>
        <p>{copy.safe}</p>
        <p>{copy.member}</p>
        <Button
          variant="secondary"
          full
          href={isMember ? '/mypage/orders' : '/member/login?redirect_url=%2Fmypage%2Forders'}
        >
          {isMember ? copy.toOrders : copy.login}
        </Button>
      </div>
    </div>
  );
}
