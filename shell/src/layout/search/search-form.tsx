import { css } from '@emotion/react';
import type { LayoutSettings } from '@mall/contracts/api/content/content';
import { useServices, useSite, useStore } from '@mall/remote-kit/services';
import { IconShape } from '@mall/ui/icon-shape';
import { VisuallyHidden } from '@mall/ui/layout/visually-hidden';
import { search } from '@mall/ui/layout-icons';
import { color, fontSize, media } from '@mall/ui/theme';
import { useId, useRef, useState } from 'react';
import { copy } from '../copy.ts';
import { useLoaded } from '../menus/use-loaded.ts';

/** Phones: the layer hangs under the whole header row. */
const place = css({ [media.lg]: { position: 'relative' } });
const form = css({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  height: 40,
  borderBottom: `1.5px solid ${color.ink}`,
  '&:has(input:focus-visible)': { outline: `2px solid ${color.ink}` },
  [media.lg]: { width: 260 },
});
const input = css({
  flex: 1,
  minWidth: 0,
  height: '100%',
  padding: '0 4px',
  border: 0,
  background: 'none',
  outline: 0,
  fontSize: fontSize.lead,
  textOverflow: 'ellipsis',
  '&::placeholder': { color: color.quiet },
  [media.lg]: { fontSize: fontSize.body },
});
const submit = css({ display: 'grid', placeItems: 'center', width: 40, height: 40 });

const loadLayer = () => import(/* webpackChunkName: "search-layer" */ './search-layer.tsx');
const ignore = () => undefined;

/**
 * Searches with a plain GET, so that it works without JavaScript too. What it proposes comes with the first focus; the
 * keyword of a result page stays in the field.
 */
export function SearchForm({ settings }: { settings: LayoutSettings | undefined }) {
  const site = useSite();
  const keyword = useKeyword();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isWanted, want] = useState(false);
  const layer = useLoaded(loadLayer, isWanted, ignore);
  return (
    <search css={place}>
      <form css={form} action="/goods/list" method="get">
        {site.home !== '/' && <input type="hidden" name="family_site" value={site.code} />}
        <label htmlFor={id}>
          <VisuallyHidden>{copy.search}</VisuallyHidden>
        </label>
        <input
          css={input}
          id={id}
          // A new result page has a field of its own; what is typed elsewhere stays.
          key={keyword}
          ref={field}
          type="search"
          name="search_keyword"
          maxLength={100}
          defaultValue={keyword}
          placeholder={settings?.keywords[0] ?? copy.searchPlaceholder}
          autoComplete="off"
          enterKeyHint="search"
          required
          role="combobox"
          aria-autocomplete="list"
          aria-expanded="false"
          aria-controls={`${id}-layer`}
          onFocus={() => want(true)}
        />
        <button css={submit} type="submit" aria-label={copy.search}>
          <IconShape path={search} size={22} />
        </button>
      </form>
      {layer && settings && (
        <layer.SearchLayer key={keyword} id={`${id}-layer`} field={field} settings={settings} />
      )}
    </search>
  );
}

/** The keyword of the page's address; empty where it is no result page. */
function useKeyword(): string {
  const { pathname, search: query } = useStore(useServices().location);
  if (!pathname.startsWith('/goods/list')) return '';
  return new URLSearchParams(query).get('search_keyword')?.slice(0, 100) ?? '';
}
