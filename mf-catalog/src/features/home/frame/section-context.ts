import type { HomePlanSection, HomeSectionKind } from '@mall/contracts/api/content/home-plan';
import type { FamilySite } from '@mall/contracts/domain/family-site';
import type { ReactNode } from 'react';
import { copy } from '../copy.ts';
import type { HomeSections } from '../home-view.ts';

export interface SectionContext {
  sections: HomeSections;
  site: FamilySite;
  /** When the sections were fetched, ms. */
  now: number;
}

export type Draw = (section: HomePlanSection, context: SectionContext) => ReactNode;

/** The plan's words; where it has no title, those that the mall uses. */
export const words = ({ title, lead }: HomePlanSection, ownTitle: string, ownLead?: string) => ({
  title: title ?? ownTitle,
  lead: lead ?? (title === undefined ? ownLead : undefined),
});

/** Lists of products, with their words and where they lead. */
export const goodsLists = {
  md_products: { title: copy.md, lead: copy.mdLead, path: '/goods/list/BEST' },
  new_products: { title: copy.fresh, lead: copy.freshLead, path: '/goods/list/NEW' },
  basic_product: { title: copy.basics, lead: copy.basicsLead, path: '/goods/list' },
} as const;
export type GoodsKind = keyof typeof goodsLists;
export const isGoods = (kind: HomeSectionKind): kind is GoodsKind => kind in goodsLists;

/** Whether a section holds anything (spec 2.7). */
export function isFilled(kind: HomeSectionKind, sections: HomeSections): boolean {
  if (kind === 'best') return Boolean(sections.best_men ?? sections.best_women);
  if (kind === 'brand_best')
    return sections.mind_best.length + sections.basic_best.length + sections.jucy_best.length > 0;
  const held = sections[kind];
  return Array.isArray(held) ? held.length > 0 : held !== null;
}
