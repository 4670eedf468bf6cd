import { css } from '@emotion/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { type GuestOrderKey, guestOrderKeySchema } from '@mall/contracts/api/orders/guest-orders';
import { useSession } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { TextField } from '@mall/ui/controls/text-field';
import { color, fontSize, media } from '@mall/ui/theme';
import { useForm } from 'react-hook-form';
import { copy } from './copy.ts';
import { useFindOrder } from './mutations.ts';

const frame = css({
  display: 'grid',
  gap: 24,
  maxWidth: 440,
  margin: '0 auto',
  padding: '32px 16px 80px',
  [media.md]: { padding: '72px 16px 120px' },
});
const title = css({ fontSize: fontSize.heading, fontWeight: 700, textAlign: 'center' });
const intro = css({
  marginTop: 8,
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
  const { register, handleSubmit, formState, setError, clearErrors } = useForm<GuestOrderKey>({
    resolver: zodResolver(guestOrderKeySchema),
    defaultValues: { order_id: '', orderer_name: '', orderer_phone: '' },
  });
  const { send, isBusy } = useFindOrder((words) => setError('root', { message: words }));
  const { errors } = formState;
  const submit = handleSubmit(async (body) => {
    clearErrors('root');
    await send({ body });
  });
  return (
    <div css={frame}>
      <div>
        <h1 css={title}>{copy.title}</h1>
        <p css={intro}>{copy.intro}</p>
      </div>
      <form css={form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={copy.number}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          hint={copy.numberHint}
          error={errors.order_id?.message}
          {...register('order_id')}
        />
        <TextField
          label={copy.name}
          required
          autoComplete="name"
          error={errors.orderer_name?.message}
          {...register('orderer_name')}
        />
        <TextField
          label={copy.phone}
          required
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          hint={copy.phoneHint}
          error={errors.orderer_phone?.message}
          {...register('orderer_phone')}
        />
        {errors.root?.message && (
          <p css={wrong} role="alert">
            {errors.root.message}
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
