import { css } from '@emotion/react';
import type { FamilySite } from '@mall/contracts/domain/family-site';
import { IconButton } from '@mall/ui/controls/icon-button';
import { color, fontSize } from '@mall/ui/theme';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { copy } from './copy.ts';
import { isKeeping, keepSearches, noteSearch, readSearches, setKeeping } from './recent-searches.ts';
import { searchHref } from './suggestions.ts';
import type { FieldKeys } from './use-field.ts';

const head = css({ display: 'flex', alignItems: 'center', gap: 4, minHeight: 40 });
const title = css({ flex: 1, fontSize: fontSize.note, fontWeight: 700 });
const action = css({ minHeight: 40, padding: '0 8px', color: color.quiet, fontSize: fontSize.small });
const row = css({ display: 'flex', alignItems: 'center' });
const wordLink = css({
  flex: 1,
  minWidth: 0,
  padding: '10px 0',
  overflow: 'hidden',
  fontSize: fontSize.body,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
});
const quiet = css({ padding: '8px 0 16px', color: color.quiet, fontSize: fontSize.note });
const popularList = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '0 16px',
  counterReset: 'rank',
});
const rank = css({ display: 'inline-block', width: 24, color: color.accent, fontWeight: 700 });
const section = css({ '& + &': { marginTop: 12, paddingTop: 8, borderTop: `1px solid ${color.line}` } });

interface SearchWordsProps {
  site: FamilySite;
  popular: readonly string[];
  keys: RefObject<FieldKeys>;
  onReturn: () => void;
}

/** Before anything is typed: what was searched for lately on this device, and what others search for. */
export function SearchWords({ site, popular, keys, onReturn }: SearchWordsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const links = () => [...(ref.current?.querySelectorAll('a') ?? [])];
  useEffect(() => {
    keys.current = (event) => {
      const [first] = links();
      if (event.key !== 'ArrowDown' || !first) return false;
      first.focus();
      return true;
    };
    return () => {
      keys.current = () => false;
    };
  });
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    const all = links();
    const at = all.findIndex((link) => link.parentElement?.contains(document.activeElement) ?? false);
    event.preventDefault();
    if (at + step < 0) onReturn();
    else all[at + step]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the links in it
    <div ref={ref} onKeyDown={move}>
      <RecentWords site={site} onReturn={onReturn} />
      <section css={section}>
        <h2 css={[head, title]}>{copy.popularSearches}</h2>
        <ol css={popularList}>
          {popular.map((word, index) => (
            <li key={word} css={row}>
              <a css={wordLink} href={searchHref(site, word)} onClick={() => noteSearch(word)}>
                <span css={rank}>{index + 1}</span>
                {word}
              </a>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/** They can go one by one or all at once, and be switched off; the focus then stays in the search. */
function RecentWords({ site, onReturn }: Pick<SearchWordsProps, 'site' | 'onReturn'>) {
  const [words, setWords] = useState(readSearches);
  const [isOn, setOn] = useState(isKeeping);
  const keep = (searches: string[]) => {
    keepSearches(searches);
    setWords(searches);
    onReturn();
  };
  const switchKeeping = () => {
    setKeeping(!isOn);
    setOn(!isOn);
    setWords(readSearches());
  };
  return (
    <section css={section}>
      <div css={head}>
        <h2 css={title}>{copy.recentSearches}</h2>
        {words.length > 0 && (
          <button css={action} type="button" onClick={() => keep([])}>
            {copy.removeAll}
          </button>
        )}
        <button css={action} type="button" aria-pressed={isOn} onClick={switchKeeping}>
          {isOn ? copy.keepOff : copy.keepOn}
        </button>
      </div>
      {words.length === 0 && <p css={quiet}>{isOn ? copy.noRecentSearches : copy.keepIsOff}</p>}
      <ul>
        {words.map((word) => (
          <li key={word} css={row}>
            <a css={wordLink} href={searchHref(site, word)} onClick={() => noteSearch(word)}>
              {word}
            </a>
            <IconButton
              icon="close"
              size="lg"
              iconSize={16}
              label={copy.removeSearch(word)}
              onClick={() => keep(words.filter((known) => known !== word))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
