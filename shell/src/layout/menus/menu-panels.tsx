import { css } from '@emotion/react';
import type { LayoutSettings } from '@mall/contracts/api/content/content';
import { useSite } from '@mall/remote-kit/services';
import { color, layer, page } from '@mall/ui/theme';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { BrandPanel } from './brand-panel.tsx';
import { CategoryPanel } from './category-panel.tsx';
import { useOpenEntry } from './use-open-entry.ts';

const panel = css({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  zIndex: layer.header,
  borderTop: `1px solid ${color.line}`,
  borderBottom: `1px solid ${color.line}`,
  background: color.ground,
  boxShadow: '0 12px 24px rgb(0 0 0 / 8%)',
});
const inner = css({
  maxWidth: page.maxWidth,
  maxHeight: 'min(560px, calc(100dvh - 220px))',
  margin: '0 auto',
  padding: `24px ${page.sidePadding}px 32px`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

interface MenuPanelsProps {
  list: RefObject<HTMLUListElement | null>;
  /** The button that was pressed while this code was on its way. */
  pressed: RefObject<Element | null>;
  links: readonly LayoutSettings['gnb']['main'][number][];
  categories: LayoutSettings['category'];
}

/** Brings the main menu to life: the panel of the entry that is open, inside the entry, so that Tab leads into it. */
export function MenuPanels({ list, pressed, links, categories }: MenuPanelsProps) {
  const entry = useOpenEntry(list, pressed);
  const link = links.find(({ label }) => label === entry?.dataset.menu);
  if (!entry || !link) return null;
  return createPortal(
    <div css={panel} data-panel>
      <div css={inner}>
        <Panel link={link} categories={categories} />
      </div>
    </div>,
    entry,
  );
}

interface PanelProps {
  link: LayoutSettings['gnb']['main'][number];
  categories: LayoutSettings['category'];
}

/** What an entry of the main menu opens. */
function Panel({ link, categories }: PanelProps) {
  const site = useSite();
  if (link.has_brands) return <BrandPanel site={site} all={link} />;
  const wanted = link.category_ids ?? [];
  const shown =
    wanted.length === 0 ? categories : categories.filter((one) => wanted.includes(one.category_id));
  return <CategoryPanel site={site} categories={shown} />;
}
