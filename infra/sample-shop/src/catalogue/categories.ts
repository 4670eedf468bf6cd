import { menCategoryId, womenCategoryId } from '@mall/contracts/domain/catalogue/goods-list';

export const goodsCategoryId = 4;

export interface SeedCategory {
  category_id: number;
  parent_id: number | null;
  name: string;
  position: number;
}

const men = [
  '아우터',
  '니트/가디건',
  '셔츠',
  '티셔츠',
  '맨투맨/후디',
  '팬츠',
  '데님',
  '가방',
  '신발',
  '잡화',
];
const women = [
  '아우터',
  '니트/가디건',
  '셔츠/블라우스',
  '티셔츠',
  '맨투맨/후디',
  '팬츠',
  '데님',
  '스커트',
  '원피스',
  '가방',
  '신발',
  '잡화',
];
const goods = ['가방', '신발', '모자', '머플러/양말', '벨트/소품'];

const childrenOf = (parent_id: number, names: readonly string[]): SeedCategory[] =>
  names.map((name, index) => ({
    category_id: (parent_id - 1) * 100 + index + 1,
    parent_id,
    name,
    position: index,
  }));

const root = (category_id: number, name: string): SeedCategory => ({
  category_id,
  parent_id: null,
  name,
  position: category_id,
});

/** Two levels; MEN is 2 and WOMEN 3 (spec 2.6), children lie above 100: MEN 101…, WOMEN 201…, GOODS 301…. */
export const seedCategories: readonly SeedCategory[] = [
  root(menCategoryId, 'MEN'),
  root(womenCategoryId, 'WOMEN'),
  root(goodsCategoryId, 'GOODS'),
  ...childrenOf(menCategoryId, men),
  ...childrenOf(womenCategoryId, women),
  ...childrenOf(goodsCategoryId, goods),
];

/** The child category of that name below a root. */
export function categoryIdOf(parentId: number, name: string): number {
  const category = seedCategories.find((item) => item.parent_id === parentId && item.name === name);
  if (!category) throw new Error(`no category ${name} below ${parentId}`);
  return category.category_id;
}
