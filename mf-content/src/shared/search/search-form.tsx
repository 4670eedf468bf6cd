import { css } from '@emotion/react';
import { useServices } from '@mall/remote-kit/services';
import { controlStyles } from '@mall/ui/controls/field';
import { Icon } from '@mall/ui/icon';
import { visuallyHidden } from '@mall/ui/layout/visually-hidden';
import { type FormEvent, useId } from 'react';
import { copy } from '../copy.ts';

const form = css({ position: 'relative', maxWidth: 480 });
const field = css({ height: 48, paddingRight: 52 });
const button = css({
  position: 'absolute',
  top: 0,
  right: 0,
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
});

interface Props {
  /** Path that answers `?keyword=`. */
  action: string;
  label: string;
  keyword: string;
  /** Parameters that stay as they are. */
  parameters?: Readonly<Record<string, string>>;
}

/** Searches by the address: a form of the page where scripts are off, a soft step where they are on. */
export function SearchForm({ action, label, keyword, parameters = {} }: Props) {
  const { navigate } = useServices();
  const id = useId();
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const word = String(new FormData(event.currentTarget).get('keyword') ?? '').trim();
    const query = new URLSearchParams({ ...parameters, ...(word ? { keyword: word } : {}) }).toString();
    void navigate(query ? `${action}?${query}` : action, { keepScroll: true });
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is newer than the webviews of the app
    <form css={form} role="search" action={action} method="get" onSubmit={handleSubmit}>
      <label css={visuallyHidden} htmlFor={id}>
        {label}
      </label>
      <input
        css={[controlStyles, field]}
        // A step to another keyword shows that keyword.
        key={keyword}
        id={id}
        type="search"
        name="keyword"
        maxLength={50}
        placeholder={label}
        defaultValue={keyword}
        enterKeyHint="search"
      />
      {Object.entries(parameters).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button css={button} type="submit" aria-label={copy.search}>
        <Icon name="search" size={20} />
      </button>
    </form>
  );
}
