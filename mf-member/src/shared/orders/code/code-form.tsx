import { css } from '@emotion/react';
import { formatTime } from '@mall/contracts/domain/korean-time';
import { Button } from '@mall/ui/controls/button';
import { TextField } from '@mall/ui/controls/text-field';
import { color, fontSize } from '@mall/ui/theme';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { copy } from './copy.ts';
import { useProveOrder, useSendCode } from './mutations.ts';

const box = css({
  display: 'grid',
  gap: 12,
  maxWidth: 480,
  padding: 20,
  border: `1px solid ${color.ink}`,
  '& > h2': { fontSize: fontSize.lead, fontWeight: 700 },
  '& > p': { color: color.text, fontSize: fontSize.note, wordBreak: 'keep-all' },
});
const form = css({ display: 'grid', gap: 12 });

/** Asks for the code from the phone of a guest's order before anything of it is changed (decision 92). */
export function CodeForm({ orderId }: { orderId: string }) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [sent, setSent] = useState<{ sent_to: string; expires_at: string } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const sending = useSendCode();
  const proving = useProveOrder(setError);
  const send = async () => {
    const reply = await sending.send({ body: { order_id: orderId } });
    if (!reply) return;
    // The field of the code is there from here on.
    flushSync(() => {
      setSent(reply);
      setCode('');
      setError(undefined);
    });
    field.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!/^\d{6}$/.test(code)) {
      setError(copy.codeShort);
      return field.current?.focus();
    }
    setError(undefined);
    await proving.send({ body: { order_id: orderId, code } });
  };
  return (
    <section css={box}>
      <h2>{copy.codeTitle}</h2>
      <p>{copy.codeWhy}</p>
      {sent && (
        <form css={form} method="post" noValidate onSubmit={(event) => void submit(event)}>
          <TextField
            ref={field}
            label={copy.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            required
            value={code}
            error={error}
            hint={`${copy.sentTo(sent.sent_to)} ${copy.typeUntil(formatTime(sent.expires_at))}`}
            onChange={({ target }) => setCode(target.value.replace(/\D/g, ''))}
          />
          <Button type="submit" full loading={proving.isBusy}>
            {copy.confirmCode}
          </Button>
        </form>
      )}
      <Button
        variant={sent ? 'secondary' : 'primary'}
        full
        loading={sending.isBusy}
        onClick={() => void send()}
      >
        {sent ? copy.resendCode : copy.sendCode}
      </Button>
    </section>
  );
}
