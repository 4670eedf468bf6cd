import type { Season } from '@mall/contracts/domain/catalogue/facets';
import { seasonNames } from '../../wardrobe/season.ts';
import type { Words } from '../site-voices.ts';
import { between, light, lightOuter, smallThings, weekend } from './kinds.ts';

/** In spring and summer, by the title that winter has; `{계절}` is the season's name. */
const inWarmMonths: Readonly<Record<string, Words>> = {
  '데일리 니트 페어': ['데일리 티셔츠 페어', '매일 입고 싶은 가벼움', light],
  '겨울을 입는 방법': ['{계절}을 입는 방법', '가볍고 시원한 소재 컬렉션', light],
  '따뜻하게 겹쳐 입기': ['가볍게 한 장', '셔츠와 티셔츠, 반바지까지 한 번에', light],
  'LOOK 03 겨울의 결': ['LOOK 03 {계절}의 결', '바람이 통하는 소재', light],
  '겨울 아우터 위크': ['{계절} 상의 위크', '최대 40% 할인', light],
  '니트 한 장의 힘': ['셔츠 한 장의 힘', '입고 벗기 쉬운 한 장', light],
  '작년 코트, 올해 가격': ['작년 셔츠, 올해 가격', '한 해 기다리면 이만큼 내려갑니다', light],
  '니트, 두 장 담을 값': ['티셔츠, 두 장 담을 값', '사이즈 있을 때 담으세요', light],
  '시즌 오프 아우터': ['시즌 오프 원피스', '이번 {계절} 내내 입을 옷을 반값에', light],
  '이월 니트 정리': ['이월 셔츠 정리', '소재는 그대로, 가격만 내렸어요', light],
  '한파 세트': ['나들이 세트', '셔츠에 반바지까지', light],
  '부드럽게, 매일': ['부드럽게, 매일', '스무 번 빨아 본 티셔츠', light],
  '겨울 기본': ['{계절} 기본', '가볍고 시원한 것 세 가지', light],
  수요일: ['수요일', '셔츠 위에 아무것도', light],
  '니트 겹쳐 입기': ['셔츠 풀어 입기', '', light],
  '말보다 먼저 보이는 것': ['말보다 먼저 보이는 것', '어깨선이 다른 {계절} 수트', light],
  '코트의 무게': ['셔츠의 무게', '120g, 그래도 단정합니다', light],
  '니트라는 예의': ['셔츠라는 예의', '타이 없이 단정하게', light],
  'ISSUE 12': ['ISSUE 12', '{계절} 비즈니스 캐주얼', light],
  '영하의 출근길': ['볕이 드는 출근길', '재킷 대신 무엇을 입을까', light],
  '외근이 긴 날': ['외근이 긴 날', '가벼운 셔츠, 걷기 좋은 바지', light],
  '약속이 있는 저녁': ['약속이 있는 저녁', '셔츠 한 장으로 바꾸는 분위기', light],
  '남자의 소품': ['남자의 소품', '벨트와 가방', smallThings],
  '장미가 마르는 계절': ['장미가 피는 계절', '빛바랜 분홍의 블라우스', light],
  '겨울 정원': ['{계절} 정원', '꽃 대신 원피스를', light],
  룩북: ['룩북', '{계절}, 두 번째 장', light],
  '둘째 장, 안개': ['둘째 장, 볕', '흰 셔츠의 아침', light],
  '니트 편지': ['블라우스 편지', '손으로 고른 천', light],
  '캐시미어의 시간': ['린넨의 시간', '벨기에 들판에서 온 실', light],
  'The Overcoat': ['The Shirt', '한 사람을 위해 오래 걸려 짓습니다', light],
  '비가 오면, 더 좋은 외투': ['비가 그치면, 더 좋은 셔츠', '1851년 런던에서 시작한 집', light],
  Atelier: ['Atelier', '{계절} 컬렉션 예약 상담', light],
  '외투, 서른여섯 번의 재단': ['셔츠, 열두 번의 재단', '깃 하나에 하루가 걸립니다', light],
  '안감에 새긴 체크': ['깃 안쪽에 새긴 체크', '입은 사람만 아는 무늬', light],
  'No. 1': ['No. 1', '이른 아침의 셔츠', light],
  'No. 2': ['No. 2', '서재의 셔츠', light],
  '하우스의 기록': ['하우스의 기록', '170년의 옷장', light],
  '런던의 비': ['런던의 볕', '', light],
  서재: ['서재', '', light],
  '롱패딩 졸업': ['겉옷 졸업', '반팔에 와이드 팬츠', light],
  '무드 3. 집순이': ['무드 3. 집순이', '이불 밖은 더우니까', weekend],
  '좋아해, 라고 말하는 대신': ['좋아해, 라고 말하는 대신', '오늘은 리본이 달린 블라우스', light],
  '두근거리는 첫눈': ['두근거리는 첫 소풍', '볕 좋은 날의 하얀 원피스', light],
  '눈이 오면 만나요': ['볕이 들면 만나요', '산뜻하고 사랑스럽게', light],
  '하얀 기다림': ['하얀 기다림', '창가의 블라우스', light],
  '초콜릿 입맞춤': ['초콜릿 입맞춤', '{계절} 갈색의 하루', light],
  '달콤한 오후 세 시': ['달콤한 오후 세 시', '케이크 같은 원피스', light],
  '첫눈 오는 날': ['소풍 가는 날', '', light],
  '카페에서 두 시간': ['카페에서 두 시간', '', light],
  'LAYER UP': ['LAYER OFF', '한 겹이면 충분한 날', weekend],
  WEATHER: ['WEATHER', '이번 주 자외선 대비 장비', smallThings],
  '12:00 능선': ['12:00 능선', '티셔츠 한 장까지 벗고', weekend],
  '한파 대비 목록': ['더위 대비 목록', '체크리스트 7', smallThings],
  '겨울 낚시': ['{계절} 낚시', '', weekend],
};

/** In autumn, where another word for the season is not enough. */
const inAutumn: Readonly<Record<string, Words>> = {
  '겨울 아우터 위크': ['가을 아우터 위크', '최대 40% 할인', lightOuter],
  '겨울을 입는 방법': ['가을을 입는 방법', '걸치기 좋은 아우터 컬렉션', lightOuter],
  '한파 세트': ['간절기 세트', '재킷에 니트까지', between],
  '영하의 출근길': ['쌀쌀한 출근길', '재킷 안에 무엇을 입을까', between],
  '롱패딩 졸업': ['얇은 옷 졸업', '재킷에 와이드 팬츠', between],
  '무드 3. 집순이': ['무드 3. 집순이', '이불 밖은 쌀쌀하니까', weekend],
  '두근거리는 첫눈': ['두근거리는 단풍', '바람 부는 날의 하얀 재킷', between],
  '눈이 오면 만나요': ['단풍이 들면 만나요', '포근하고 사랑스럽게', between],
  '첫눈 오는 날': ['단풍 보러 가는 날', '', between],
  'LAYER UP': ['LAYER UP', '두 겹이면 새벽 산도', between],
  WEATHER: ['WEATHER', '이번 주 바람 대비 장비', between],
  '12:00 능선': ['12:00 능선', '조끼까지 두 겹', between],
  '한파 대비 목록': ['바람 대비 목록', '체크리스트 7', between],
};

const withSeason = ([title, subtitle, ...rest]: Words, season: Season): Words => {
  const said = (text: string) => text.replaceAll('{계절}', seasonNames[season]);
  return [said(title), said(subtitle), ...rest];
};

/** What a headline of winter says in a season, and which kinds it then speaks of. */
export function wordsIn(season: Season, words: Words): Words {
  if (season === 'WINTER') return words;
  const other = season === 'FALL' ? inAutumn[words[0]] : inWarmMonths[words[0]];
  if (other) return withSeason([other[0], other[1], other[2] ?? words[2], words[3]], season);
  if (season !== 'FALL') return words;
  const [title, subtitle, ...rest] = words;
  return [title.replaceAll('겨울', '가을'), subtitle.replaceAll('겨울', '가을'), ...rest];
}
