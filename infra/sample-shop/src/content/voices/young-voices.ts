import type { SiteVoice } from '../site-voices.ts';
import {
  campus,
  clothes,
  date,
  formal,
  gear,
  knit,
  oneMile,
  outer,
  smallThings,
  warm,
  weekend,
} from './kinds.ts';

/** The youth brand, the romantic one and the one for the outdoors. */
export const youngVoices = {
  jucy_judy: {
    banners: [
      ['이거 입고 나가면 물어봄', '어디 거냐고 세 번 들은 맨투맨', weekend],
      ['교복 말고 이거', '매일 입어도 안 질리는 조합', campus],
      ['심장 뛰는 컬러', '검정은 이제 그만!', clothes],
      ['시험 끝!', '놀 때 입을 옷 다 모았다', oneMile],
      ['친구랑 맞춰 입기', '두 벌부터 더 싸짐', undefined, 'NPLUS'],
    ],
    top: ['오늘의 떡상', '한 시간 만에 찜 300개'],
    showCases: [
      ['사진 잘 나오는 옷', '네컷 찍으러 갈 때', date],
      ['롱패딩 졸업', '숏패딩 아니면 코트', outer],
    ],
    looks: [
      ['무드 1. 하이틴', '체크에 플리츠', campus],
      ['무드 2. 스트릿', '크게, 더 크게', weekend],
      ['무드 3. 집순이', '이불 밖은 추우니까', oneMile],
    ],
    plans: [
      ['개강 준비 끝', '첫날 룩 여기서 해결', campus],
      ['꾸안꾸 치트키', '5분이면 끝', weekend],
    ],
    stylings: [
      ['새내기', campus],
      ['콘서트', weekend],
      ['썸타는중', date],
      ['PC방', oneMile],
    ],
    grounds: ['#d9ff5a', '#cfc5ff', '#ffc4e1', '#b8f0ff'],
    storyGrounds: ['#e3ff8a', '#ffd3ea', '#d6ceff'],
  },
  foluv: {
    banners: [
      ['좋아해, 라고 말하는 대신', '오늘은 리본이 달린 니트', knit],
      ['두근거리는 첫눈', '눈 오는 날의 하얀 코트', outer],
      ['달콤한 오후 세 시', '케이크 같은 카디건', date],
      ['나에게 주는 꽃', '작은 가방 하나', smallThings],
      ['우리가 만난 계절', '그날 입은 옷을 기억해요', date],
    ],
    top: ['러브레터', '이번 주 도착한 설렘'],
    showCases: [
      ['첫 데이트의 옷장', '무엇을 입어도 예쁜 날', date],
      ['눈이 오면 만나요', '따뜻하고 사랑스럽게', warm],
    ],
    looks: [
      ['분홍빛 고백', '말하지 않아도 아는', date],
      ['하얀 기다림', '창가의 니트', knit],
      ['초콜릿 입맞춤', '겨울 갈색의 하루', formal],
    ],
    plans: [
      ['러브레터 위크', '편지와 함께 보내요', date],
      ['리본을 풀면', '선물 상자 속 소품', smallThings],
    ],
    stylings: [
      ['첫눈 오는 날', warm],
      ['기념일', formal],
      ['꽃 사러 가는 길', date],
      ['카페에서 두 시간', knit],
    ],
    grounds: ['#fbdbe8', '#f7e4ef', '#fce8e2', '#efdcf2'],
    storyGrounds: ['#fce3ee', '#f8dfe9'],
  },
  rrig: {
    banners: [
      ['BUILT FOR WIND', '풍속 9m/s까지 막는 3레이어', gear],
      ['ALTITUDE 1,950', '정상까지 가벼운 배낭', gear],
      ['도시는 베이스캠프', '출근길에도 버티는 나일론', gear],
      ['LAYER UP', '세 겹이면 영하 15도', warm],
      ['수선해서 다시', '찢어진 곳은 우리가 꿰맵니다', gear],
    ],
    top: ['WEATHER', '이번 주 한파 대비 장비'],
    showCases: [
      ['설악산 72시간', '젖고, 얼고, 다시 마른 기록', gear],
      ['배낭 속 한 벌', '접으면 손바닥 크기', oneMile],
    ],
    looks: [
      ['06:00 들머리', '바람막이와 조거', gear],
      ['12:00 능선', '패딩 조끼까지 세 겹', warm],
      ['18:00 하산', '그대로 저녁 약속', weekend],
    ],
    plans: [
      ['한파 대비 목록', '체크리스트 7', gear],
      ['작은 장비', '모자부터 벨트까지, 가볍게', smallThings],
    ],
    stylings: [
      ['백패킹', gear],
      ['자전거 출근', oneMile],
      ['겨울 낚시', warm],
      ['클라이밍장', weekend],
    ],
    grounds: ['#c8c9b8', '#b9bfae', '#d6d2c2', '#353c31'],
    storyGrounds: ['#cdcdbd', '#bfc4b3'],
  },
} as const satisfies Record<string, SiteVoice>;
