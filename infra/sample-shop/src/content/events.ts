import { htmlToRichText } from '@mall/api/catalogue/content/rich-text/html-to-rich-text';
import type { GarmentType } from '@mall/api/catalogue/pictures/picture-spec';
import type { Dice } from '../random.ts';
import { sampleEventCount, sampleEventEnd } from '../schedule.ts';
import { type SiteProducts, takeProducts } from './site-content.ts';

/** Banners of events and of popups are numbered from here. */
const firstBannerId = 20_001;
const firstPopupBannerId = 40_001;

interface EventText {
  title: string;
  subtitle: string;
  content: readonly string[];
  /** What follows the paragraphs, as an operator writes it. */
  html?: string;
  /** What members said; events that take comments have a list, one that comes an empty one. */
  comments?: readonly string[];
  /** Points for days of attendance. */
  attendance?: readonly { days: number; point: number }[];
  /** Names, masked, of an event that is over. */
  winners?: readonly string[];
  /** What it shows; of all kinds when it speaks of none. */
  goods?: readonly GarmentType[];
}

const summer: readonly GarmentType[] = ['t-shirt', 'polo', 'shorts', 'dress'];
const coats: readonly GarmentType[] = ['wool-coat', 'trench-coat'];
const gifts: readonly GarmentType[] = ['scarf', 'leather-bag', 'beanie', 'belt', 'tote-bag'];

const aboutCoats = [
  '할머니가 물려주신 카멜 코트가 제일 좋아요!',
  '작년에 여기서 산 핸드메이드 코트 아직도 잘 입고 있어요.',
  '네이비 더플코트에 추억이 많아요. 당첨되면 좋겠네요.',
  '올해는 롱코트에 도전해보려고요.',
  '따뜻한 겨울 보내세요~ 이벤트 감사합니다.',
  '첫 월급으로 산 코트라 버릴 수가 없어요.',
  '캐시미어 코트 너무 갖고 싶어요.',
  '남편이랑 커플 코트 맞췄어요 ㅎㅎ',
];
const aboutGifts = [
  '엄마께 드릴 캐시미어 머플러 찾고 있어요.',
  '아빠는 역시 벨트죠. 매년 하나씩 낡아져서요 ㅎㅎ',
  '동생 첫 출근 선물로 가죽 가방 추천해요!',
  '시어머니께 머플러 드렸더니 정말 좋아하셨어요.',
  '비니는 사이즈 걱정이 없어서 선물하기 좋아요.',
];

/** In the order of schedule.ts: ended ones, running, coming, and the one of attendance, which runs. */
const texts: readonly EventText[] = [
  {
    title: '여름 마지막 옷장 정리',
    subtitle: '시즌오프 최대 70%',
    content: ['여름 상품을 마지막으로 만나보세요.', '한정 수량으로 준비되어 조기 품절될 수 있습니다.'],
    goods: summer,
  },
  {
    title: '추석 선물 추천 댓글 이벤트',
    subtitle: '당첨자 30분께 머플러를 드립니다',
    content: [
      '올 추석, 누구에게 어떤 선물을 하고 싶으신가요?',
      '당첨되신 분께는 등록하신 연락처로 개별 안내를 드립니다.',
    ],
    winners: ['김*연', '박*', '정*은'],
    comments: aboutGifts,
    goods: gifts,
  },
  {
    title: '가을 트렌치 미리보기',
    subtitle: '사전 예약 고객 사은품 증정',
    content: [
      '가을 트렌치코트를 가장 먼저 만나보세요.',
      '기간 내 구매하신 모든 분께 미니 파우치를 드립니다.',
    ],
    goods: ['trench-coat'],
  },
  {
    title: '올겨울 나의 코트 자랑',
    subtitle: '댓글 남기고 5,000 포인트 받기',
    content: ['가장 아끼는 코트 이야기를 댓글로 들려주세요.', '추첨을 통해 100분께 5,000 포인트를 드립니다.'],
    html: `<h2>참여 방법</h2><ol><li>로그인한 뒤 이 페이지에 댓글을 남겨주세요.</li><li>한 분당 최대 세 번까지 참여하실 수 있습니다.</li></ol>
<h2>경품</h2><table><tr><th>경품</th><th>인원</th></tr><tr><td>5,000 포인트</td><td>100명</td></tr><tr><td>핸드메이드 코트</td><td>1명</td></tr></table>
<h2>유의사항</h2><ul><li>비방이나 광고가 담긴 댓글은 삭제될 수 있습니다.</li><li>당첨자는 이벤트가 끝난 뒤 이 페이지에서 발표합니다.</li></ul>`,
    comments: aboutCoats,
    goods: coats,
  },
  {
    title: '신규 회원 환영 혜택',
    subtitle: '첫 구매 추가 할인',
    content: ['처음 오신 분께 첫 구매 할인을 드립니다.', '첫 구매 표시가 있는 상품에 자동으로 적용됩니다.'],
  },
  {
    title: '후기 쓰고 포인트 받기',
    subtitle: '정성 후기 매주 20분 선정',
    content: [
      '구매하신 상품의 후기를 남겨주세요.',
      '매주 도움이 많이 된 후기 20편을 선정해 10,000 포인트를 드립니다.',
    ],
  },
  {
    title: '연말 선물 빙고',
    subtitle: '받고 싶은 선물을 댓글로',
    content: ['올해 나에게 주고 싶은 선물은 무엇인가요?', '댓글을 남겨주신 분 중 10분께 그 선물을 드립니다.'],
    comments: [],
    goods: gifts,
  },
  {
    title: '새해 첫 세일',
    subtitle: '1월 1일 0시 오픈',
    content: ['새해 첫날, 가장 좋은 가격으로 찾아뵙겠습니다.'],
  },
  {
    title: '매일 출석하고 포인트 받기',
    subtitle: '출석할수록 커지는 혜택, 최대 4,500 포인트',
    content: ['하루에 한 번 출석하기를 눌러주세요.'],
    html: `<h2>유의사항</h2><ul><li>출석은 하루에 한 번, 자정이 지나면 다시 할 수 있습니다.</li><li>이어서 출석하지 않아도 출석한 날을 모두 더합니다.</li><li>포인트는 정해진 날을 채우면 바로 드립니다.</li></ul>`,
    attendance: [
      { days: 3, point: 500 },
      { days: 7, point: 1000 },
      { days: 14, point: 3000 },
    ],
  },
];

const names = ['김*연', '이*민', '박*', '최*우', '정*은', '강*', '윤*아', '한*진'];

/** Nobody comments after the end (ms since 1970). */
const lastCommentAt = (index: number, now: Date) =>
  Math.min(now.getTime(), sampleEventEnd(index, now).getTime()) - 5_400_000;

/** Rows of `events` with their banners and comments; the schedule sets the times. */
export function makeEvents(sites: readonly SiteProducts[], now: Date, dice: Dice) {
  const [main] = sites;
  if (!main) return { events: [], banners: [], comments: [] };
  const times = { start_at: now.toISOString(), end_at: new Date(now.getTime() + 1000).toISOString() };
  const made = texts.slice(0, sampleEventCount).map((text, index) => {
    const event_id = index + 1;
    const banner_id = firstBannerId + index;
    const product_ids = takeProducts(main, 8, dice, text.goods);
    return {
      event: {
        event_id,
        family_site_id: main.site.id,
        banner_id,
        content: [...text.content, ...htmlToRichText(text.html ?? '').text],
        has_comments: text.comments !== undefined,
        product_ids,
        attendance_rewards: text.attendance ?? null,
        winners: text.winners ?? [],
        drawn_at: text.winners ? times.start_at : null,
        ...times,
      },
      banner: {
        ...bannerOf(main, banner_id, text.title, text.subtitle, product_ids),
        place: 'event',
        href: `/event/common/view/${event_id}`,
      },
    };
  });
  return {
    events: made.map((item) => item.event),
    banners: made.map((item) => item.banner),
    comments: made.flatMap(({ event }, index) =>
      (texts[index]?.comments ?? []).map((content, place) => ({
        event_id: event.event_id,
        user_name: dice.pick(names),
        content,
        created_at: new Date(lastCommentAt(index, now) - place * 5_400_000).toISOString(),
      })),
    ),
  };
}

const popups = [
  { device: 'ALL', title: '올겨울 나의 코트 자랑', href: '/event/common/view/4', goods: coats },
  { device: 'PC', title: '신규 회원 환영 혜택', href: '/event/common/view/5', goods: undefined },
  {
    device: 'MOBILE',
    title: '빠른배송으로 내일 만나요',
    href: '/goods/list?f_states[]=DELIVERY_GUARANTEE',
    goods: undefined,
  },
] as const;

/** Rows of `popups` on the main shop, with their banners. Clips are added by an operator. */
export function makePopups(sites: readonly SiteProducts[], now: Date, dice: Dice) {
  const [main] = sites;
  if (!main) return [];
  return popups.map(({ device, title, href, goods }, index) => {
    const banner_id = firstPopupBannerId + index;
    return {
      popup: {
        popup_id: index + 1,
        family_site_id: main.site.id,
        kind: 'IMAGE',
        device,
        position: index,
        banner_id,
        start_at: new Date(now.getTime() - 86_400_000).toISOString(),
        end_at: new Date(now.getTime() + 365 * 86_400_000).toISOString(),
      },
      banner: {
        ...bannerOf(main, banner_id, title, '', takeProducts(main, 3, dice, goods)),
        place: 'popup',
        href,
      },
    };
  });
}

function bannerOf(
  entry: SiteProducts,
  banner_id: number,
  title: string,
  subtitle: string,
  productIds: readonly number[],
) {
  return {
    banner_id,
    family_site_id: entry.site.id,
    position: banner_id % 100,
    title,
    subtitle,
    tone: 'dark',
    ground_hex: '#e9e4dc',
    product_ids: productIds.slice(0, 3),
  };
}
