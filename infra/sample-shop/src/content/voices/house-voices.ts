import type { SiteVoice } from '../site-voices.ts';
import {
  campus,
  clothes,
  date,
  formal,
  knit,
  office,
  oneMile,
  outer,
  smallThings,
  warm,
  weekend,
} from './kinds.ts';

/** The mall, its outlet and its basics. */
export const houseVoices = {
  tbh_shop: {
    banners: [
      ['티비에이치샵 NEW SEASON', '새로운 계절의 첫 번째 제안', clothes, 'NEW'],
      ['데일리 니트 페어', '매일 입고 싶은 부드러움', knit],
      ['오피스룩 큐레이션', '월요일부터 금요일까지', office],
      ['주말의 온도', '편안하게, 그래도 근사하게', weekend],
      ['BEST OF BEST', '지금 가장 사랑받는 아이템', clothes, 'BEST'],
      ['겨울을 입는 방법', '가볍고 따뜻한 아우터 컬렉션', outer],
      ['선물이 고민이라면', '받는 사람이 정해지면 쉬워져요', smallThings],
      ['다시 채우는 기본', '서랍 속 한 장을 새로', weekend],
    ],
    top: ['오늘의 발견', '지금 막 도착한 신상품', undefined, 'NEW'],
    showCases: [
      ['따뜻하게 겹쳐 입기', '코트와 니트, 머플러까지 한 번에', warm],
      ['월요일이 기다려지는 옷', '출근길을 정돈하는 셋업', office],
    ],
    looks: [
      ['LOOK 01 서울의 아침', '단정한 첫인상', office],
      ['LOOK 02 느린 주말', '편안한 실루엣', weekend],
      ['LOOK 03 겨울의 결', '포근한 소재의 겹', warm],
    ],
    plans: [
      ['겨울 아우터 위크', '최대 40% 할인', outer],
      ['니트 한 장의 힘', '레이어드가 쉬워지는 니트', knit],
      ['출근길 셋업', '단정한 한 벌 제안', office],
      ['선물하기 좋은 날', '취향을 담은 소품', smallThings],
    ],
    stylings: [
      ['출근룩', office],
      ['데이트룩', date],
      ['캠퍼스룩', campus],
      ['원마일웨어', oneMile],
    ],
    grounds: ['#dfe3e6', '#e6dedb', '#e3e6dd', '#2b2d31', '#efeae1', '#e9e6df'],
    storyGrounds: ['#dcdfe1', '#e8dfd9', '#dfe3da', '#e6e1d8'],
  },
  outlet: {
    banners: [
      ['오늘 밤까지, 이 가격', '자정이 지나면 가격표가 바뀝니다', clothes],
      ['작년 코트, 올해 가격', '한 해 기다리면 이만큼 내려갑니다', outer],
      ['니트, 두 장 담을 값', '사이즈 있을 때 담으세요', knit],
      ['마지막 한 장 특가', '남은 수량만 판매해요', weekend],
      ['장바구니에 더 담을수록', '묶음 할인이 함께 붙어요', undefined, 'NPLUS'],
    ],
    top: ['시간 한정', '지금 할인율이 가장 높은 상품'],
    showCases: [
      ['시즌 오프 아우터', '다음 겨울까지 입을 코트를 반값에', outer],
      ['이월 니트 정리', '소재는 그대로, 가격만 내렸어요', knit],
    ],
    looks: [
      ['위아래 한 벌', '다 해도 티셔츠 몇 장 값', weekend],
      ['출근 세트', '재킷까지 더해서', office],
      ['한파 세트', '패딩에 니트까지', warm],
    ],
    plans: [
      ['창고 대방출', '남은 수량까지만, 재입고 없음', outer],
      ['묶음전', '함께 담으면 더 가벼워져요', undefined, 'NPLUS'],
    ],
    stylings: [
      ['알뜰 출근룩', office],
      ['가벼운 주말룩', oneMile],
      ['한 번 입는 하객룩', formal],
      ['아껴 입는 데이트룩', date],
    ],
    grounds: ['#ffe9a8', '#ffd9cf', '#fff1c9', '#f6e3e0'],
    storyGrounds: ['#fff0c4', '#ffe2da'],
  },
  basic_house: {
    banners: [
      ['기본이 좋아지는 날', '면 한 장부터 다시 고릅니다', weekend],
      ['부드럽게, 매일', '스무 번 빨아 본 니트', knit],
      ['조용한 색', '어떤 옷과도 어울리는 여섯 가지', clothes],
      ['집에서, 그리고 바깥에서', '하루가 길어도 편한 옷', oneMile],
      ['오래 입는 옷', '고쳐 입을 수 있게 만들었어요', clothes],
    ],
    top: ['이번 주', '새로 채운 기본', clothes, 'NEW'],
    showCases: [
      ['서랍 한 칸', '티셔츠 일곱 장이면 충분해요', weekend],
      ['겨울 기본', '가볍고 따뜻한 것 세 가지', warm],
    ],
    looks: [
      ['월요일', '셔츠 하나로', office],
      ['수요일', '니트 위에 니트', knit],
      ['일요일', '아무 데도 안 가는 날', oneMile],
    ],
    plans: [
      ['매일 입는 옷', '소재를 바꿨습니다', weekend],
      ['가족 옷장', '함께 입는 기본', clothes],
    ],
    stylings: [
      ['청바지 하나로', campus],
      ['니트 겹쳐 입기', knit],
      ['동네 산책', oneMile],
      ['편한 출근', office],
    ],
    grounds: ['#eceee8', '#e6eae4', '#f1f0ea', '#e3e8e0'],
    storyGrounds: ['#e9ece6', '#eef0ea'],
  },
} as const satisfies Record<string, SiteVoice>;
