import type { GarmentType } from '@mall/api/catalogue/pictures/picture-spec';
import type { Dice } from '../random.ts';
import { type SiteProducts, takeProducts } from './site-content.ts';

interface Feature {
  place: 'top' | 'show_case' | 'look';
  title: string;
  subtitle: string;
  path: string;
  types?: readonly GarmentType[];
}

const warm: readonly GarmentType[] = ['wool-coat', 'padding', 'scarf', 'beanie', 'turtleneck'];
const office: readonly GarmentType[] = ['blazer', 'shirt', 'blouse', 'slacks', 'loafers'];
const weekend: readonly GarmentType[] = ['sweatshirt', 'hoodie', 'jeans', 'sneakers', 'cap'];

const features: readonly Feature[] = [
  { place: 'top', title: '오늘의 발견', subtitle: '지금 막 도착한 신상품', path: '/goods/list/NEW' },
  {
    place: 'show_case',
    title: '따뜻하게 겹쳐 입기',
    subtitle: '코트와 니트, 머플러까지 한 번에',
    path: '/goods/list/BEST',
    types: warm,
  },
  {
    place: 'show_case',
    title: '월요일이 기다려지는 옷',
    subtitle: '출근길을 정돈하는 셋업',
    path: '/goods/list',
    types: office,
  },
  {
    place: 'look',
    title: 'LOOK 01 서울의 아침',
    subtitle: '단정한 첫인상',
    path: '/goods/list',
    types: office,
  },
  {
    place: 'look',
    title: 'LOOK 02 느린 주말',
    subtitle: '편안한 실루엣',
    path: '/goods/list',
    types: weekend,
  },
  {
    place: 'look',
    title: 'LOOK 03 겨울의 결',
    subtitle: '포근한 소재의 겹',
    path: '/goods/list',
    types: warm,
  },
];
const grounds = ['#e6e1d8', '#dcdfe1', '#e8dfd9', '#dfe3da'] as const;

/** Rows of `banners` for the top banner, show case and look collection of each site; ids follow its own banners. */
export function makeFeatureBanners(sites: readonly SiteProducts[], dice: Dice) {
  return sites.flatMap((entry) =>
    features.map(({ path, types, ...feature }, index) => ({
      banner_id: entry.site.id * 100 + 20 + index,
      family_site_id: entry.site.id,
      ...feature,
      position: index,
      href: `${path}?family_site=${entry.site.code}`,
      tone: 'dark',
      ground_hex: grounds[(index + entry.site.id) % grounds.length] ?? grounds[0],
      product_ids: takeProducts(entry, 3, dice, types),
    })),
  );
}
