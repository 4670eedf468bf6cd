import { css } from '@emotion/react';
import { couponCodeSchema } from '@mall/contracts/api/money/my-benefits';
import { Button } from '@mall/ui/controls/button';
import { TextField } from '@mall/ui/controls/text-field';
import { color, media } from '@mall/ui/theme';
import { type SubmitEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { copy } from './copy.ts';
import { useRedeem } from './mutations.ts';

const box = css({
  padding: 16,
  background: color.wash,
  [media.lg]: { padding: '20px 24px' },
  '& > div': { maxWidth: 480 },
});

/** Takes a coupon by its code; what was typed stays until it is right. */
export function CodeForm() {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const refuse = (message: string) => {
    setError(message);
    input.current?.focus();
  };
  const { send, isBusy } = useRedeem(() => {
    if (input.current) input.current.value = '';
  }, refuse);
  function submit(event: SubmitEvent) {
    event.preventDefault();
    const typed = z.safeParse(couponCodeSchema, input.current?.value ?? '');
    setError(undefined);
    if (typed.success) void send({ body: { coupon_code: typed.data } });
    else refuse(typed.error.issues[0]?.message ?? '');
  }
  return (
    <form css={box} method="post" noValidate onSubmit={submit}>
      <div>
        <TextField
          ref={input}
          label={copy.code}
          hint={copy.codeHint}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          right={
            <Button type="submit" loading={isBusy}>
              {copy.register}
            </Button>
          }
        />
      </div>
    </form>
  );
}
