import type { SiteVoice } from '../site-voices.ts';
import { clothes, date, formal, knit, office, oneMile, outer, smallThings, warm, weekend } from './kinds.ts';

/** The men's, the women's and the luxury house. */
export const lineVoices = {
  mind_bridge_men: {
    banners: [
      ['말보다 먼저 보이는 것', '어깨선이 다른 겨울 수트', office],
      ['코트의 무게', '680g, 그래도 따뜻합니다', outer],
      ['퇴근 후에도 재킷', '벗지 않아도 편한 저지 블레이저', office],
      ['니트라는 예의', '타이 없이 단정하게', knit],
      ['한 벌의 기준', '사이즈는 매장에서, 주문은 여기서', clothes],
    ],
    top: ['ISSUE 12', '겨울 비즈니스 캐주얼'],
    showCases: [
      ['재킷을 고르는 세 가지 순서', '어깨, 단추, 그리고 소매', office],
      ['영하의 출근길', '코트 안에 무엇을 입을까', warm],
    ],
    looks: [
      ['회의가 있는 날', '네이비 블레이저와 그레이 슬랙스', office],
      ['외근이 긴 날', '가벼운 코트, 걷기 좋은 바지', outer],
      ['약속이 있는 저녁', '니트 한 장으로 바꾸는 분위기', knit],
    ],
    plans: [
      ['셋업 위크', '상하의 함께 고르면', office],
      ['남자의 소품', '벨트부터 머플러까지', smallThings],
    ],
    stylings: [
      ['발표하는 날', office],
      ['긴 비행', oneMile],
      ['상견례', formal],
      ['주말 나들이', weekend],
    ],
    grounds: ['#c9d2dd', '#d8dde3', '#bfc9d6', '#e1e4e8'],
    storyGrounds: ['#d3dae3', '#c6cfda'],
  },
  mind_bridge_women: {
    banners: [
      ['장미가 마르는 계절', '빛바랜 분홍의 니트', knit],
      ['그녀의 월요일', '블라우스 하나로 시작해요', office],
      ['겨울 정원', '꽃 대신 머플러를', warm],
      ['조금 긴 치마', '걸을 때마다 달라지는 선', date],
      ['천천히 고르세요', '마음에 드는 한 벌이 올 때까지', clothes],
    ],
    top: ['룩북', '겨울, 두 번째 장'],
    showCases: [
      ['편지를 쓰는 오후', '부드러운 니트와 긴 스커트', date],
      ['모임이 있는 밤', '차분하게 빛나는 옷', formal],
    ],
    looks: [
      ['첫 장, 장미', '분홍과 갈색 사이', date],
      ['둘째 장, 안개', '회색 코트의 아침', outer],
      ['셋째 장, 벨벳', '오래 남는 저녁', formal],
    ],
    plans: [
      ['니트 편지', '손으로 고른 실', knit],
      ['출근하는 여자들', '오래 앉아도 편한', office],
    ],
    stylings: [
      ['전시 보러', date],
      ['브런치', knit],
      ['하객룩', formal],
      ['조용한 출근', office],
    ],
    grounds: ['#f0dcdf', '#ead3d6', '#f4e6e4', '#e6d3d8'],
    storyGrounds: ['#f2e1e3', '#ecd9dc'],
  },
  aquascutum: {
    banners: [
      ['비가 오면, 더 좋은 외투', '1851년 런던에서 시작한 집', outer],
      ['The Overcoat', '한 사람을 위해 오래 걸려 짓습니다', outer],
      ['캐시미어의 시간', '몽골 고원에서 온 실', knit],
      ['Evening in Mayfair', '저녁을 위한 네이비', office],
      ['평생 수선', '산 곳이 아니라 만든 곳에서', clothes],
    ],
    top: ['Atelier', '겨울 컬렉션 예약 상담'],
    showCases: [
      ['외투, 서른여섯 번의 재단', '어깨선 하나에 이틀이 걸립니다', outer],
      ['안감에 새긴 체크', '입은 사람만 아는 무늬', outer],
    ],
    looks: [
      ['No. 1', '이른 아침의 외투', outer],
      ['No. 2', '서재의 니트', knit],
      ['No. 3', '만찬의 재킷', office],
    ],
    plans: [
      ['하우스의 기록', '170년의 외투', outer],
      ['선물의 격', '오래 기억될 소품', smallThings],
    ],
    stylings: [
      ['런던의 비', outer],
      ['오페라', formal],
      ['서재', knit],
      ['여행', clothes],
    ],
    grounds: ['#e2d8c9', '#d9cdbb', '#e9e1d4', '#3d3328'],
    storyGrounds: ['#ded3c3', '#e6ddcf'],
  },
} as const satisfies Record<string, SiteVoice>;
