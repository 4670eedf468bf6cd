import type { ProductList } from '@mall/contracts/api/catalogue/products';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { notFound } from '../../../platform/http/create-error.ts';

/** Name, path and children of a category; NOT_FOUND when there is none. */
export async function loadCategoryInfo(
  db: Db,
  id: number,
): Promise<NonNullable<ProductList['categoryInfo']>> {
  const all = await db.selectFrom('categories').selectAll().orderBy('position').execute();
  const own = all.find((category) => category.category_id === id);
  if (!own) throw notFound('존재하지 않는 카테고리입니다.');
  return {
    category_id: own.category_id,
    name: own.name,
    deps: categoryPath(all, id),
    children: all
      .filter((category) => category.parent_id === id)
      .map(({ category_id, name }) => ({ category_id, name })),
  };
}

interface CategoryNode {
  category_id: number;
  parent_id: number | null;
  name: string;
}

/** Steps from the root category to this one. */
export function categoryPath(all: readonly CategoryNode[], id: number | null) {
  const steps: { category_id: number; name: string }[] = [];
  for (let next = id; next !== null; ) {
    const node = all.find((category) => category.category_id === next);
    if (!node) break;
    steps.unshift({ category_id: node.category_id, name: node.name });
    next = node.parent_id;
  }
  return steps;
}

/** Heading of a brand's list; NOT_FOUND when there is none. */
export async function loadBrandInfo(db: Db, id: number): Promise<NonNullable<ProductList['brandInfo']>> {
  const brand = await db
    .selectFrom('brands')
    .select(['brand_id', 'name', 'name_en', 'introduction'])
    .where('brand_id', '=', id)
    .executeTakeFirst();
  if (!brand) throw notFound('존재하지 않는 브랜드입니다.');
  return brand;
}
