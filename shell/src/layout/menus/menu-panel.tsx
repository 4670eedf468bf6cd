import type { LayoutSettings } from '@mall/contracts/api/content/content';
import { useSite } from '@mall/remote-kit/services';
import { BrandPanel } from './brand-panel.tsx';
import { CategoryPanel } from './category-panel.tsx';

interface MenuPanelProps {
  link: LayoutSettings['gnb']['main'][number];
  categories: LayoutSettings['category'];
}

/** What an entry of the main menu opens. */
export function MenuPanel({ link, categories }: MenuPanelProps) {
  const site = useSite();
  if (link.has_brands) return <BrandPanel site={site} all={link} />;
  const wanted = link.category_ids ?? [];
  const shown =
    wanted.length === 0 ? categories : categories.filter((one) => wanted.includes(one.category_id));
  return <CategoryPanel site={site} categories={shown} />;
}
