import type { GarmentType } from '@mall/api/catalogue/pictures/picture-spec';
import type { Season } from '@mall/contracts/domain/catalogue/facets';
import { formatWon } from '@mall/contracts/domain/money';
import { deliveryFee, exchangeFee, freeDeliveryFrom } from '@mall/contracts/domain/orders/delivery-fee';
import type { Dice } from '../random.ts';
import { koreanDay, seasonBefore, seasonNames, seasonOf } from '../wardrobe/season.ts';
import { type SiteProducts, takeProducts } from './site-products.ts';
import { light, lightOuter, outer } from './voices/kinds.ts';

const dayMs = 86_400_000;

interface NoticeText {
  category: '안내' | '이벤트' | '배송' | '점검';
  title: string;
  content: string[];
  isPinned?: boolean;
  /** Which goods it speaks of, in the season of its day. */
  goods?: readonly GarmentType[];
}
const closing = '궁금하신 점은 고객센터(1644-0000, 평일 09:00~18:00)로 문의해주세요. 감사합니다.';
const notice = (category: NoticeText['category'], title: string, ...content: string[]): NoticeText => ({
  category,
  title,
  content: ['안녕하세요, 고객님.', ...content, closing],
});

/** A notice as its day has it. */
type NoticeOfDay = (at: Date) => NoticeText;

const weekTitles: Readonly<Record<Season, readonly [title: string, goods: readonly GarmentType[]]>> = {
  WINTER: ['겨울 아우터 위크', outer],
  FALL: ['가을 아우터 위크', lightOuter],
  SPRING: ['봄 상의 위크', light],
  SUMMER: ['여름 상의 위크', light],
};

const weekOfSeason: NoticeOfDay = (at) => {
  const [title, goods] = weekTitles[seasonOf(at)];
  return {
    ...notice(
      '이벤트',
      `${title} 안내`,
      `지금 입기 좋은 옷을 한자리에 모은 ${title}를 진행합니다.`,
      '행사 상품은 기획전에서 확인하실 수 있습니다.',
    ),
    goods,
  };
};

/** Weather holds parcels up in every month, snow only in winter. */
const weatherDelay: NoticeOfDay = (at) => {
  const { month } = koreanDay(at);
  const weather = month === 12 || month <= 2 ? '폭설' : month >= 6 && month <= 9 ? '집중호우' : '강풍';
  return notice(
    '배송',
    `${weather}에 따른 강원 지역 배송 안내`,
    '기상 상황에 따라 배송이 지연될 수 있습니다.',
  );
};

const holidays: NoticeOfDay = (at) => {
  const { month } = koreanDay(at);
  const when = month <= 2 ? '설 연휴' : month === 9 || month === 10 ? '추석 연휴' : '물류센터 재고 조사';
  return notice(
    '배송',
    `${when} 배송 일정 안내`,
    `${when} 기간에는 배송이 중단되며, 그 뒤 순차적으로 발송됩니다.`,
  );
};

const seasonOff: NoticeOfDay = (at) => {
  const before = seasonNames[seasonBefore(at)];
  return notice(
    '이벤트',
    `${before} 시즌오프 추가 할인 안내`,
    `${before} 상품을 추가 할인된 가격으로 만나보세요.`,
  );
};

/** Newest first. */
const texts: readonly (NoticeText | NoticeOfDay)[] = [
  {
    ...notice(
      '안내',
      '개인정보 처리방침 개정 안내',
      '개인정보 처리방침이 일부 개정되어 안내드립니다.',
      '개정 내용은 처리 위탁 업체의 변경이며, 시행일은 공지일로부터 7일 후입니다.',
    ),
    isPinned: true,
  },
  {
    ...notice(
      '배송',
      '택배사 사정에 따른 일부 지역 배송 지연 안내',
      '도서산간 지역을 포함한 일부 지역의 배송이 1~2일 지연되고 있습니다.',
      '주문하신 상품은 순차적으로 발송됩니다.',
    ),
    isPinned: true,
  },
  weekOfSeason,
  notice(
    '점검',
    '결제 시스템 정기 점검 안내 (새벽 2시~4시)',
    '보다 안정적인 결제를 위해 정기 점검을 진행합니다.',
    '점검 시간에는 주문과 결제가 일시 중단됩니다.',
  ),
  notice(
    '안내',
    '포토 후기 포인트 적립 기준 변경',
    '사진을 포함한 후기의 적립 포인트가 1,000P에서 2,000P로 변경됩니다.',
  ),
  notice(
    '배송',
    '무료배송 기준 금액 안내',
    `주문 금액 ${formatWon(freeDeliveryFrom)} 이상이면 무료로 배송해드립니다.`,
    `${formatWon(freeDeliveryFrom)} 미만 주문은 배송비 ${formatWon(deliveryFee)}이 부과됩니다.`,
  ),
  notice('이벤트', '신규 회원 웰컴 혜택 안내', '가입 승인이 완료된 회원님께 등급별 할인 혜택을 드립니다.'),
  notice(
    '안내',
    '회원 등급 혜택 개편 안내',
    'WELCOME부터 VIP까지 등급별 할인율이 새롭게 적용됩니다.',
    '등급은 매월 1일 최근 6개월 구매 금액을 기준으로 정해집니다.',
  ),
  notice(
    '안내',
    '고객센터 운영 시간 변경',
    '고객센터 운영 시간이 평일 09:00~18:00로 변경됩니다. 점심시간은 12:30~13:30입니다.',
  ),
  notice(
    '배송',
    '빠른배송 가능 지역 확대',
    '수도권과 광역시에서 빠른배송을 이용하실 수 있습니다.',
    '빠른배송 상품은 오후 2시 이전 결제 시 당일 발송됩니다.',
  ),
  notice(
    '이벤트',
    '라이브 방송 시청 이벤트 당첨자 발표',
    '라이브 방송 시청 이벤트에 참여해주셔서 감사합니다.',
    '당첨되신 분들께는 개별 연락을 드렸습니다.',
  ),
  notice(
    '안내',
    '가품 판매 사칭 사이트 주의 안내',
    '공식몰을 사칭하는 사이트에서 결제하지 않도록 주의해주세요.',
  ),
  notice(
    '점검',
    '서버 이전에 따른 서비스 일시 중단 안내',
    '서비스 품질 향상을 위해 서버를 이전합니다.',
    '작업 중에는 접속이 원활하지 않을 수 있습니다.',
  ),
  notice('안내', '현금영수증 발급 안내', '현금성 결제 시 현금영수증을 신청하실 수 있습니다.'),
  holidays,
  seasonOff,
  notice(
    '안내',
    '교환·반품 접수 방법 안내',
    '상품을 받으신 날부터 7일 이내에 접수하실 수 있습니다.',
    `단순 변심의 경우 왕복 배송비 ${formatWon(exchangeFee)}이 부과됩니다.`,
  ),
  notice('안내', '이용약관 개정 안내', '이용약관 제12조(환불)가 개정됩니다.'),
  notice('이벤트', '베스트 리뷰어 선정 안내', '정성스러운 후기를 남겨주신 분들을 매월 선정합니다.'),
  notice('점검', '모바일 앱 업데이트 안내', '더 빨라진 앱으로 업데이트해주세요.'),
  notice('안내', '비밀번호 변경 권장 안내', '안전한 이용을 위해 6개월마다 비밀번호를 변경해주세요.'),
  weatherDelay,
  {
    ...notice('이벤트', '데님 위크 종료 안내', '데님 위크에 보내주신 관심에 감사드립니다.'),
    goods: ['jeans', 'denim-jacket'],
  },
  notice('안내', '온라인 단독 상품 안내', '온라인 단독 상품은 매장에서 교환이 어렵습니다.'),
];

/** Days between two notices, and products that one names. */
const apart = 9;
const related = 3;

/** Rows of `notices`; some name products they are about. */
export function makeNotices(main: SiteProducts | undefined, now: Date, dice: Dice) {
  return texts.map((each, index) => {
    const at = new Date(now.getTime() - (index * apart + 1) * dayMs);
    const text = typeof each === 'function' ? each(at) : each;
    const { goods } = text;
    return {
      notice_id: texts.length - index,
      category: text.category,
      title: text.title,
      is_pinned: text.isPinned ?? false,
      content: text.content,
      related_product_ids: main && goods ? takeProducts(main, related, dice, { types: goods }) : [],
      created_at: at.toISOString(),
    };
  });
}
