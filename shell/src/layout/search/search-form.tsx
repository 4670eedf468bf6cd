import { css } from '@emotion/react';
import { Icon } from '@mall/ui/icon';
import { VisuallyHidden } from '@mall/ui/layout/visually-hidden';
import { color, fontSize, media } from '@mall/ui/theme';
import { useId } from 'react';
import { copy } from '../copy.ts';

const form = css({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  height: 40,
  borderBottom: `1.5px solid ${color.ink}`,
  [media.lg]: { width: 260 },
});
const input = css({
  flex: 1,
  minWidth: 0,
  height: '100%',
  padding: '0 4px',
  border: 0,
  background: 'none',
  fontSize: fontSize.body,
  '&::placeholder': { color: color.quiet },
});
const submit = css({ display: 'grid', placeItems: 'center', width: 40, height: 40 });

/** Searches with a plain GET, so that it works without JavaScript too. */
export function SearchForm({ keyword }: { keyword: string | undefined }) {
  const id = useId();
  return (
    <search>
      <form css={form} action="/goods/list" method="get">
        <label htmlFor={id}>
          <VisuallyHidden>{copy.search}</VisuallyHidden>
        </label>
        <input
          css={input}
          id={id}
          type="search"
          name="search_keyword"
          maxLength={100}
          placeholder={keyword ?? copy.searchPlaceholder}
          autoComplete="off"
          enterKeyHint="search"
          required
        />
        <button css={submit} type="submit" aria-label={copy.search}>
          <Icon name="search" size={22} />
        </button>
      </form>
    </search>
  );
}
