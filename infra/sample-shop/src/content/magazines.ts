import type { GarmentType } from '@mall/api/catalogue/pictures/picture-spec';
import type { Dice } from '../random.ts';
import { type SiteProducts, takeProducts } from './site-content.ts';

const dayMs = 86_400_000;
/** Banners of articles are numbered from here. */
const firstBannerId = 30_001;

interface Article {
  title: string;
  subtitle: string;
  types: readonly GarmentType[];
  content: readonly string[];
}

const articles: readonly Article[] = [
  {
    title: '코트를 오래 입는 다섯 가지 습관',
    subtitle: '한 벌을 열 번의 겨울 동안',
    types: ['wool-coat', 'trench-coat'],
    content: [
      '좋은 코트는 첫 해보다 다섯 번째 해에 더 멋있어집니다. 어깨가 몸을 기억하고, 원단의 결이 눕기 때문입니다.',
      '입고 돌아온 날에는 옷솔로 결을 따라 먼지를 털고, 어깨가 넓은 옷걸이에 하루 쉬게 해주세요. 이틀을 연달아 입지 않는 것만으로도 수명이 늘어납니다.',
      '비를 맞았다면 드라이어 대신 그늘에서 말리고, 계절이 끝나면 반드시 드라이클리닝 후 부직포 커버에 보관합니다.',
    ],
  },
  {
    title: '출근 가방에는 무엇이 들어 있을까',
    subtitle: '네 사람의 월요일 아침',
    types: ['leather-bag', 'tote-bag', 'backpack'],
    content: [
      '마케터 지은 님의 토트백에는 늘 얇은 가디건이 접혀 있습니다. 회의실의 온도는 믿을 수 없기 때문이라고 합니다.',
      '개발자 현우 님은 백팩의 등판을 가장 먼저 봅니다. 노트북과 등 사이에 손가락 하나가 들어갈 틈이 있어야 여름이 편합니다.',
      '가방을 고를 때는 가장 무거운 물건을 넣어 보세요. 끈이 어깨를 누르는 자리가 곧 하루의 피로가 됩니다.',
    ],
  },
  {
    title: '니트, 세탁기 앞에서 망설이지 않으려면',
    subtitle: '소재별로 알아보는 세탁 순서',
    types: ['crew-knit', 'cardigan', 'turtleneck'],
    content: [
      '캐시미어와 울은 30도 아래의 물에 중성세제를 풀어 조물조물 누르듯 빱니다. 비비면 섬유가 엉켜 줄어듭니다.',
      '물기는 수건 위에 눕혀 돌돌 말아 짜고, 건조대에 걸지 말고 펼쳐서 말려야 어깨가 늘어나지 않습니다.',
      '보풀은 입기 전에 미리 정리하세요. 보풀 제거기는 결 반대 방향으로 한 번만 지나가는 것이 좋습니다.',
    ],
  },
  {
    title: '데님 핏 지도',
    subtitle: '스트레이트부터 세미 배기까지',
    types: ['jeans', 'denim-jacket'],
    content: [
      '허벅지와 밑단의 비율이 핏의 이름을 정합니다. 두 폭이 같으면 스트레이트, 밑단이 좁아지면 테이퍼드입니다.',
      '키가 작다면 밑단보다 밑위를 먼저 보세요. 밑위가 길면 다리가 길어 보이고, 복사뼈에서 끊기는 길이가 가볍습니다.',
      '처음 입는 셀비지 데님은 반 치수 여유를 두는 것이 편합니다. 세탁 후 1인치 가까이 줄어들 수 있습니다.',
    ],
  },
  {
    title: '하객룩, 주인공보다 한 걸음 뒤에서',
    subtitle: '튀지 않고 근사하게',
    types: ['dress', 'blouse', 'slacks', 'blazer'],
    content: [
      '결혼식에는 흰색을 피하는 것이 오랜 예의입니다. 대신 더스티 핑크, 올리브, 네이비처럼 한 톤 눌러진 색이 사진에서 곱게 나옵니다.',
      '원피스 한 벌에 얇은 재킷을 걸치면 예식장의 냉방에도, 이어지는 저녁 자리에도 어울립니다.',
      '구두는 3센티미터 굽이면 충분합니다. 오래 서 있는 날이니까요.',
    ],
  },
  {
    title: '트렌치코트의 단추는 왜 열 개일까',
    subtitle: '옷장 속 역사',
    types: ['trench-coat'],
    content: [
      '트렌치코트는 참호에서 태어났습니다. 어깨의 견장과 허리의 고리는 장비를 걸기 위한 것이었고, 가슴의 덧댄 천은 빗물을 흘려보냅니다.',
      '더블 브레스트의 단추는 바람의 방향에 따라 좌우를 바꿔 여밀 수 있도록 두 줄이 되었습니다.',
      '오늘의 트렌치코트는 가벼워졌지만, 벨트를 버클에 끼우지 않고 묶는 버릇만은 백 년째 그대로입니다.',
    ],
  },
  {
    title: '꾸안꾸의 기술',
    subtitle: '맨투맨 하나로 다섯 가지',
    types: ['sweatshirt', 'hoodie', 'wide-pants'],
    content: [
      '편한 옷이 후줄근해 보이지 않으려면 한 군데만 정돈하면 됩니다. 양말의 색, 소매의 접힘, 신발의 끈 같은 것들입니다.',
      '맨투맨 아래로 셔츠 밑단을 2센티미터만 내어 보세요. 그 한 줄이 옷차림의 끝을 마무리합니다.',
    ],
  },
  {
    title: '겨울 신발장 점검하기',
    subtitle: '스웨이드와 눈 사이',
    types: ['loafers', 'sneakers'],
    content: [
      '첫눈이 오기 전에 스웨이드에는 방수 스프레이를 두 번 나누어 뿌립니다. 20센티미터 떨어져 얇게, 마른 뒤 한 번 더.',
      '염화칼슘이 묻었다면 마르기 전에 젖은 천으로 두드려 닦아내세요. 하얀 자국은 그대로 두면 가죽을 굳게 합니다.',
      '신발은 하루 신고 하루 쉬게 하는 것이 가장 값싼 관리입니다.',
    ],
  },
];

/** Products that stand in the text; the others follow it. */
const shownInText = 4;

/** The article with its products after the second paragraph. */
function withProducts(content: readonly string[], product_ids: readonly number[]) {
  return [
    ...content.slice(0, 2),
    { type: 'products', title: '이 글에 나온 옷', product_ids },
    ...content.slice(2),
  ];
}

/** Rows of `magazines` and their banners: one article a week, the sites taking turns. */
export function makeMagazines(sites: readonly SiteProducts[], now: Date, dice: Dice) {
  return articles.flatMap(({ title, subtitle, types, content }, index) => {
    const entry = sites[index % sites.length];
    if (!entry) return [];
    const banner_id = firstBannerId + index;
    const magazine_id = articles.length - index;
    const product_ids = takeProducts(entry, 8, dice, types);
    return [
      {
        magazine: {
          magazine_id,
          family_site_id: entry.site.id,
          banner_id,
          content: withProducts(content, product_ids.slice(0, shownInText)),
          product_ids: product_ids.slice(shownInText),
          created_at: new Date(now.getTime() - (2 + index * 7) * dayMs).toISOString(),
        },
        banner: {
          banner_id,
          family_site_id: entry.site.id,
          place: 'magazine',
          position: index,
          title,
          subtitle,
          href: `/board/magazine/${magazine_id}`,
          tone: 'dark',
          ground_hex: '#e7e3db',
          product_ids: product_ids.slice(0, 3),
        },
      },
    ];
  });
}
