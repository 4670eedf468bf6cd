import { css } from '@emotion/react';
import type { LayoutSettings } from '@mall/contracts/api/content/content';
import { useSite } from '@mall/remote-kit/services';
import { color, layer, media } from '@mall/ui/theme';
import type { KeyboardEvent, RefObject } from 'react';
import { SearchWords } from './search-words.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { useField } from './use-field.ts';

const panel = css({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  zIndex: layer.header,
  maxHeight: 'calc(100dvh - 120px)',
  padding: '16px 16px 20px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${color.line}`,
  borderInline: 0,
  background: color.ground,
  boxShadow: '0 12px 24px rgb(0 0 0 / 8%)',
  [media.lg]: {
    left: 'auto',
    right: 0,
    width: 440,
    maxHeight: 'min(640px, calc(100dvh - 140px))',
    border: `1px solid ${color.line}`,
  },
});

interface SearchLayerProps {
  id: string;
  field: RefObject<HTMLInputElement | null>;
  settings: LayoutSettings;
}

/** Below the search field: recent and popular words, or suggestions for what is typed. */
export function SearchLayer({ id, field, settings }: SearchLayerProps) {
  const site = useSite();
  const { typed, keys, close } = useField(field);
  if (typed === null) return null;
  const word = typed.trim();
  const onReturn = () => field.current?.focus();
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onReturn();
    close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from wherever the focus is in it
    <div css={panel} id={id} onKeyDown={leave}>
      {word === '' ? (
        <SearchWords site={site} popular={settings.keywords} keys={keys} onReturn={onReturn} />
      ) : (
        <SuggestionList
          id={id}
          site={site}
          word={word}
          categories={settings.category}
          field={field}
          keys={keys}
          onClose={close}
        />
      )}
    </div>
  );
}
