import type { GarmentType } from '@mall/api/catalogue/pictures/picture-spec';
import { type FamilySite, familySites } from '@mall/contracts/domain/family-site';
import type { Dice } from '../random.ts';

/** What a site's banners and plans choose from, best sellers first. */
export interface SiteProducts {
  site: FamilySite;
  products: readonly { product_id: number; type: GarmentType }[];
}

const outer: readonly GarmentType[] = [
  'wool-coat',
  'trench-coat',
  'padding',
  'blazer',
  'bomber-jacket',
  'denim-jacket',
  'cardigan',
];
const knit: readonly GarmentType[] = ['crew-knit', 'turtleneck', 'cardigan', 'vest'];
const office: readonly GarmentType[] = ['blazer', 'shirt', 'blouse', 'slacks', 'skirt-midi', 'trench-coat'];
const weekend: readonly GarmentType[] = [
  'sweatshirt',
  'hoodie',
  'jeans',
  'wide-pants',
  't-shirt',
  'long-sleeve-tee',
];
const clothes: readonly GarmentType[] = [
  ...outer,
  ...knit,
  ...office,
  ...weekend,
  'dress',
  'polo',
  'shorts',
  'skirt-pleated',
];
const smallThings: readonly GarmentType[] = ['cap', 'scarf', 'leather-bag', 'tote-bag', 'belt'];

const headlines = [
  ['겨울을 입는 방법', '가볍고 따뜻한 아우터 컬렉션', outer],
  ['NEW SEASON', '새로운 계절의 첫 번째 제안', clothes],
  ['데일리 니트 페어', '매일 입고 싶은 부드러움', knit],
  ['오피스룩 큐레이션', '월요일부터 금요일까지', office],
  ['주말의 온도', '편안하게, 그래도 근사하게', weekend],
  ['BEST OF BEST', '지금 가장 사랑받는 아이템', clothes],
] as const;
interface PlanText {
  title: string;
  subtitle: string;
  intro: string;
  types: readonly GarmentType[];
  groups: readonly (readonly [title: string, types: readonly GarmentType[]])[];
}

const planTexts = [
  {
    title: '겨울 아우터 위크',
    subtitle: '최대 40% 할인',
    types: outer,
    intro:
      '두께와 길이, 소재를 달리한 아우터를 한자리에 모았습니다. 첫 추위부터 한파까지 차례로 꺼내 입어보세요.',
    groups: [
      ['오래 입는 코트', ['wool-coat', 'trench-coat', 'blazer']],
      ['가볍고 따뜻한 점퍼', ['padding', 'bomber-jacket', 'denim-jacket', 'cardigan']],
    ],
  },
  {
    title: '니트 한 장의 힘',
    subtitle: '레이어드가 쉬워지는 니트',
    types: knit,
    intro: '셔츠 위에, 코트 아래에. 한 장만 더하면 옷차림이 달라지는 니트를 골랐습니다.',
    groups: [
      ['단독으로 입는 니트', ['crew-knit', 'turtleneck']],
      ['겹쳐 입는 니트', ['cardigan', 'vest']],
    ],
  },
  {
    title: '출근길 셋업',
    subtitle: '단정한 한 벌 제안',
    types: office,
    intro: '월요일 아침에 고민하지 않도록, 위아래가 잘 어울리는 옷을 모았습니다.',
    groups: [
      ['재킷과 셔츠', ['blazer', 'shirt', 'blouse', 'trench-coat']],
      ['슬랙스와 스커트', ['slacks', 'skirt-midi']],
    ],
  },
  {
    title: '선물하기 좋은 날',
    subtitle: '취향을 담은 소품',
    types: smallThings,
    intro: '사이즈 걱정 없이 건네기 좋은 소품입니다.',
    groups: [],
  },
] as const satisfies readonly PlanText[];
const grounds = ['#e9e6df', '#dfe3e6', '#e6dedb', '#e3e6dd', '#2b2d31', '#efeae1'] as const;
const stylingKeywords = [
  ['출근룩', [...office, 'loafers', 'leather-bag']],
  ['데이트룩', ['dress', 'cardigan', 'crew-knit', 'wool-coat', 'slacks', 'loafers']],
  ['캠퍼스룩', ['sweatshirt', 'hoodie', 'jeans', 'backpack', 'sneakers', 'denim-jacket']],
  ['꾸안꾸', ['crew-knit', 'shirt', 'wide-pants', 'jeans', 'sneakers', 'tote-bag']],
  ['원마일웨어', ['jogger-pants', 'sweatshirt', 'hoodie', 't-shirt', 'cap']],
  ['하객룩', ['dress', 'blouse', 'blazer', 'skirt-midi', 'wool-coat', 'loafers', 'leather-bag']],
] as const;

const isDark = (hex: string) => Number.parseInt(hex.slice(1, 3), 16) < 0x80;

/** Best sellers of the kinds that a headline speaks of; of all kinds where the site has too few of them. */
export function takeProducts(
  { products }: SiteProducts,
  count: number,
  dice: Dice,
  types?: readonly GarmentType[],
): number[] {
  const fitting = types ? products.filter(({ type }) => types.includes(type)) : products;
  const chosen = fitting.length >= count ? fitting : products;
  return dice.sample(chosen.slice(0, 40), count).map(({ product_id }) => product_id);
}

/** Rows of `banners`: six main and two bottom ones for the main shop, four and one for the others. */
export function makeBanners(sites: readonly SiteProducts[], dice: Dice) {
  return sites.flatMap((entry) => {
    const mainCount = entry.site.id === 1 ? 6 : 4;
    const count = mainCount + (entry.site.id === 1 ? 2 : 1);
    return Array.from({ length: count }, (_, index) => {
      const [title, subtitle, types] = headlines[(index + entry.site.id) % headlines.length] ?? headlines[0];
      const ground = grounds[(index + entry.site.id) % grounds.length] ?? grounds[0];
      return {
        banner_id: entry.site.id * 100 + index,
        family_site_id: entry.site.id,
        place: index < mainCount ? 'main' : 'bottom',
        position: index,
        title: index === 0 ? `${entry.site.nameKo} ${title}` : title,
        subtitle,
        href: bannerHref(entry.site, index),
        tone: isDark(ground) ? 'light' : 'dark',
        ground_hex: ground,
        product_ids: takeProducts(entry, 3, dice, types),
      };
    });
  });
}

function bannerHref(site: FamilySite, index: number): string {
  const lists = ['NEW', 'BEST', 'NPLUS'] as const;
  return `/goods/list/${lists[index % lists.length]}?family_site=${site.code}`;
}

/** Rows of `plans` and of the banners they show; ids above 10,000 keep clear of the sites' own banners. */
export function makePlans(sites: readonly SiteProducts[], dice: Dice) {
  return sites.flatMap((entry) =>
    planTexts
      .slice(0, entry.site.id === 1 ? 4 : 2)
      .map(({ title, subtitle, types, intro, groups }, index) => {
        const plan_id = entry.site.id * 10 + index;
        const ground = grounds[(index + 1) % 4] ?? grounds[0];
        const product_ids = takeProducts(entry, 8, dice, types);
        const grouped = groupsOf(entry, groups);
        const base = { family_site_id: entry.site.id, title, subtitle };
        return {
          plan: {
            plan_id,
            ...base,
            banner_id: 10_000 + plan_id,
            content: [intro],
            groups: grouped,
            product_ids: grouped.length > 0 ? grouped.flatMap((group) => group.product_ids) : product_ids,
          },
          banner: {
            banner_id: 10_000 + plan_id,
            ...base,
            place: 'plan',
            position: index,
            href: `/plan/common/view/${plan_id}`,
            tone: isDark(ground) ? 'light' : 'dark',
            ground_hex: ground,
            product_ids: product_ids.slice(0, 3),
          },
        };
      }),
  );
}

/** Least and most products under a title of their own. */
const groupSize = { least: 4, most: 8 } as const;

/** Products of a plan under titles of their own; none where a title had too few. */
function groupsOf({ products }: SiteProducts, groups: PlanText['groups']) {
  const made = groups.map(([title, types]) => ({
    title,
    product_ids: products
      .filter(({ type }) => types.includes(type))
      .slice(0, groupSize.most)
      .map(({ product_id }) => product_id),
  }));
  return made.every((group) => group.product_ids.length >= groupSize.least) ? made : [];
}

/** Rows of `stylings`: a keyword with up to three products (spec 2.7). */
export function makeStylings(sites: readonly SiteProducts[], dice: Dice) {
  return sites.flatMap((entry) =>
    dice.sample(stylingKeywords, 4).map(([keyword, types], index) => ({
      styling_id: entry.site.id * 10 + index,
      family_site_id: entry.site.id,
      keyword,
      product_ids: takeProducts(entry, 3, dice, types),
    })),
  );
}

export const allSites: readonly FamilySite[] = familySites;
