import { css } from '@emotion/react';
import { eventCommentBodySchema } from '@mall/contracts/api/content/event-comments';
import { TypedForms } from '@mall/contracts/client/typed-forms';
import { useServices, useSession } from '@mall/remote-kit/services';
import { useTypedForm } from '@mall/remote-kit/typed-form';
import { Button } from '@mall/ui/controls/button';
import { TextArea } from '@mall/ui/controls/text-area';
import { color, fontSize } from '@mall/ui/theme';
import { type FormEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { copy } from './copy.ts';
import { useWriteComment } from './mutations.ts';

/** Letters of a comment, as the contract has it. */
const maximumLength = 300;

const form = css({ display: 'grid', gap: 8 });
const foot = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 });
const counter = css({ color: color.quiet, fontSize: fontSize.small });
const low = css({ '& textarea': { minHeight: 96 } });

interface Props {
  eventId: number;
  /** A comment is there now. */
  onSent: (id: number) => unknown;
}

const comments = new TypedForms('comment', z.string());

/** Members write here; guests are asked to log in. What is typed stays until it is sent, across that login, too. */
export function CommentForm({ eventId, onSent }: Props) {
  const { session } = useServices();
  const isGuest = useSession().status === 'out';
  const [content, setContent, empty] = useTypedForm(comments, `${eventId}`, '');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const { send, isBusy } = useWriteComment((id) => {
    empty();
    return onSent(id);
  });

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isGuest) return session.requireLogin();
    const body = z.safeParse(eventCommentBodySchema, { event_id: eventId, content });
    setError(body.error?.issues[0]?.message);
    if (!body.success) return field.current?.focus();
    await send({ body: body.data });
  }

  return (
    <form css={form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <div css={low}>
        <TextArea
          ref={field}
          label={copy.label}
          hideLabel
          placeholder={isGuest ? copy.guest : copy.placeholder}
          value={content}
          maxLength={maximumLength}
          error={error}
          onChange={({ target }) => {
            setContent(target.value);
            setError(undefined);
          }}
        />
      </div>
      <div css={foot}>
        <span css={counter} className="tabular">
          {copy.counter(content.length, maximumLength)}
        </span>
        <Button type="submit" loading={isBusy}>
          {copy.send}
        </Button>
      </div>
    </form>
  );
}
