import { css } from '@emotion/react';
import type { LayoutSettings } from '@mall/contracts/api/content/content';
import { useServices, useSite, useStore } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { Dialog } from '@mall/ui/feedback/dialog';
import { Accordion } from '@mall/ui/layout/accordion';
import { color, fontSize } from '@mall/ui/theme';
import { useEffect, useState } from 'react';
import { copy } from '../copy.ts';
import { useLayoutSettings } from '../layout-query.ts';
import { BrandPanel } from '../menus/brand-panel.tsx';
import { copy as panelCopy } from '../menus/copy.ts';
import { categoryHref } from '../menus/menu-hrefs.ts';
import { hasPanelOf } from '../menus/menu-links.ts';
import { useBelt } from '../use-belt.ts';
import { drawer } from './drawer-state.ts';

const belt = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  margin: '-4px 0 16px',
  padding: '0 12px',
  background: color.wash,
  color: color.ink,
  fontSize: fontSize.note,
  fontWeight: 600,
});
const shortcuts = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  gap: 8,
  marginBottom: 16,
});
const shortcut = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 44,
  padding: '4px 8px',
  border: `1px solid ${color.line}`,
  color: color.ink,
  fontSize: fontSize.note,
  fontWeight: 600,
  textAlign: 'center',
});
const name = css({ fontSize: fontSize.lead, fontWeight: 700 });
const children = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '0 12px' });
const child = css({ display: 'flex', alignItems: 'center', minHeight: 44, fontSize: fontSize.body });
/** With the dialog's own padding and line 78 px (spec 9: category footer). */
const foot = css({ display: 'flex', gap: 8, height: 53, '& > *': { flex: 1, height: '100%' } });

const close = () => drawer.set(false);

/** Every menu of the site on phones: offers and contents, categories and brands that fold open. A new page closes it. */
export function CategoryDrawer() {
  const isOpen = useStore(drawer);
  const { href } = useStore(useServices().location);
  const settings = useLayoutSettings();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address closes what was open on the last one
  useEffect(() => close, [href]);
  if (!settings) return null;
  const { gnb, category } = settings;
  return (
    <Dialog open={isOpen} onClose={close} title={copy.category} placement="side" footer={<Foot />}>
      <Belt settings={settings} />
      <Shortcuts gnb={gnb} />
      {category.map((one, index) => (
        <Category key={one.category_id} category={one} isFirst={index === 0} />
      ))}
      <Brands gnb={gnb} />
    </Dialog>
  );
}

function Belt({ settings }: { settings: LayoutSettings }) {
  const { hasPage } = useServices();
  const link = useBelt(settings);
  return link && hasPage(link.href) ? (
    <a css={belt} href={link.href}>
      {link.label}
    </a>
  ) : null;
}

/** Entries of the menus that are no tree of their own, and all goods, whose tree is the rest of the drawer. */
function Shortcuts({ gnb }: Pick<LayoutSettings, 'gnb'>) {
  const { hasPage } = useServices();
  const links = [
    ...gnb.main.filter((link) => !hasPanelOf(link) || link.category_ids?.length === 0),
    ...gnb.right,
    ...gnb.extra,
  ];
  return (
    <ul css={shortcuts}>
      {links
        .filter((link) => hasPage(link.href))
        .map((link) => (
          <li key={link.label}>
            <a css={shortcut} href={link.href}>
              {link.label}
            </a>
          </li>
        ))}
    </ul>
  );
}

interface CategoryProps {
  category: LayoutSettings['category'][number];
  isFirst: boolean;
}

function Category({ category, isFirst }: CategoryProps) {
  const site = useSite();
  const links = [
    { category_id: category.category_id, name: panelCopy.allOf(category.name) },
    ...category.children,
  ];
  return (
    <Accordion summary={<span css={name}>{category.name}</span>} name="drawer" defaultOpen={isFirst}>
      <ul css={children}>
        {links.map((link) => (
          <li key={link.category_id}>
            <a css={child} href={categoryHref(site, link.category_id)}>
              {link.name}
            </a>
          </li>
        ))}
      </ul>
    </Accordion>
  );
}

/** Brands are asked for when they are unfolded. */
function Brands({ gnb }: Pick<LayoutSettings, 'gnb'>) {
  const site = useSite();
  const [isWanted, want] = useState(false);
  const link = gnb.main.find((one) => one.has_brands);
  if (!link) return null;
  return (
    <Accordion summary={<span css={name}>{link.label}</span>} name="drawer" onOpen={() => want(true)}>
      {isWanted && <BrandPanel site={site} all={link} />}
    </Accordion>
  );
}

function Foot() {
  const { status } = useServices().session.current();
  return (
    <div css={foot}>
      {status === 'in' ? (
        <Button href="/mypage">{copy.myPage}</Button>
      ) : (
        <Button href="/member/login">{copy.login}</Button>
      )}
      <Button variant="secondary" href="/board/notice">
        {copy.notice}
      </Button>
    </div>
  );
}
