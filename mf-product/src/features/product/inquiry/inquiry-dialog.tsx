import { css } from '@emotion/react';
import { inquiryCategorySchema } from '@mall/contracts/api/community/inquiries';
import { TypedForms } from '@mall/contracts/client/typed-forms';
import { useTypedForm } from '@mall/remote-kit/typed-form';
import { Button } from '@mall/ui/controls/button';
import { Checkbox } from '@mall/ui/controls/checkbox';
import { Select } from '@mall/ui/controls/select';
import { TextArea } from '@mall/ui/controls/text-area';
import { Dialog } from '@mall/ui/feedback/dialog';
import { color, fontSize } from '@mall/ui/theme';
import { type Ref, useId, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { copy } from './copy.ts';
import { useWriteInquiry } from './mutations.ts';

/** Letters of an inquiry, spaces at its ends aside. */
const contentLength = { minimum: 5, maximum: 1000 } as const;
const categories = inquiryCategorySchema.options;
type InquiryCategory = z.infer<typeof inquiryCategorySchema>;

const form = css({ display: 'grid', gap: 20 });
const counter = css({ marginTop: 4, textAlign: 'right', color: color.quiet, fontSize: fontSize.small });

interface Props {
  productId: number;
  isOpen: boolean;
  onClose: () => void;
}

const typedSchema = z.object({ category: inquiryCategorySchema, content: z.string(), isSecret: z.boolean() });
const blank: z.infer<typeof typedSchema> = { category: 'SIZE', content: '', isSecret: false };
const inquiries = new TypedForms('inquiry', typedSchema);

/** The form of an inquiry; what is typed stays until it is sent, also across a login that ended meanwhile. */
export function InquiryDialog({ productId, isOpen, onClose }: Props) {
  const [typed, change, empty] = useTypedForm(inquiries, `${productId}`, blank);
  const { category, content, isSecret } = typed;
  const [error, setError] = useState<string>();
  const text = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const { send, isBusy } = useWriteInquiry({
    onLimit: setError,
    onSent: () => {
      empty();
      onClose();
    },
  });
  async function handleSubmit() {
    const isShort = content.trim().length < contentLength.minimum;
    setError(isShort ? copy.contentShort(contentLength.minimum) : undefined);
    if (isShort) return text.current?.focus();
    await send({ body: { product_id: productId, category, is_secret: isSecret, content: content.trim() } });
  }
  const submit = (
    <Button type="submit" form={id} loading={isBusy}>
      {copy.send}
    </Button>
  );
  return (
    <Dialog open={isOpen} onClose={onClose} title={copy.title} footer={submit}>
      <form
        css={form}
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void handleSubmit();
        }}
      >
        <CategorySelect
          category={category}
          onCategory={(chosen) => change((before) => ({ ...before, category: chosen }))}
        />
        <ContentField
          ref={text}
          content={content}
          error={error}
          onContent={(text) => {
            change((before) => ({ ...before, content: text }));
            setError(undefined);
          }}
        />
        <Checkbox
          checked={isSecret}
          onChange={({ target }) => change((before) => ({ ...before, isSecret: target.checked }))}
        >
          {copy.isSecret}
        </Checkbox>
      </form>
    </Dialog>
  );
}

interface CategoryProps {
  category: InquiryCategory;
  onCategory: (category: InquiryCategory) => void;
}

function CategorySelect({ category, onCategory }: CategoryProps) {
  return (
    <Select
      label={copy.category}
      value={category}
      onChange={({ target }) => onCategory(categories.find((known) => known === target.value) ?? 'SIZE')}
    >
      {categories.map((known) => (
        <option key={known} value={known}>
          {copy.categories[known]}
        </option>
      ))}
    </Select>
  );
}

interface ContentProps {
  ref: Ref<HTMLTextAreaElement>;
  content: string;
  error: string | undefined;
  onContent: (content: string) => void;
}

/** What is asked, with its letters counted. */
function ContentField({ content, onContent, ...field }: ContentProps) {
  return (
    <div>
      <TextArea
        {...field}
        label={copy.content}
        required
        maxLength={contentLength.maximum}
        value={content}
        hint={copy.contentHint}
        onChange={({ target }) => onContent(target.value)}
      />
      <p css={counter} className="tabular">
        {copy.counter(content.length, contentLength.maximum)}
      </p>
    </div>
  );
}
