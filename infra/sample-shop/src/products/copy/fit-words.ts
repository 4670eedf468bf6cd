import type { Dice } from '../../random.ts';
import { withJosa } from '../../words/josa.ts';
import { phraseOf } from './cloth-words.ts';
import type { PieceFacts } from './piece-facts.ts';

type Meaning = readonly [word: RegExp, means: readonly string[]];

/** What words of a name mean on the body; the first that fits is used. */
const onTop: readonly Meaning[] = [
  [/슬림/, ['몸선을 따라 단정하게 떨어집니다', '품과 소매를 좁게 잡아 단정합니다']],
  [/크롭/, ['밑단을 짧게 잘라 허리선이 올라가 보입니다', '총장이 짧아 밑위가 긴 하의와 잘 맞습니다']],
  [/오버|릴렉스/, ['어깨선을 내리고 품을 넉넉히 잡았습니다', '여유 있게 떨어져 겹쳐 입기 편합니다']],
  [
    /테일러드|핸드메이드/,
    ['어깨와 허리의 선을 살려 단정하게 떨어집니다', '손으로 시접을 정리해 가장자리가 얇고 곱습니다'],
  ],
];
const onLegs: readonly Meaning[] = [
  [/슬림/, ['허벅지부터 밑단까지 좁게 떨어집니다', '다리 선을 따라 군더더기 없이 붙습니다']],
  [/와이드|배기/, ['허리는 맞고 허벅지부터 넓게 떨어집니다', '통이 넓어 걸을 때마다 여유가 있습니다']],
  [/테이퍼드/, ['허벅지는 편하고 밑단으로 갈수록 좁아집니다', '발목에서 좁아져 신발이 돋보입니다']],
  [/부츠컷/, ['무릎까지 붙고 밑단에서 자연스럽게 퍼집니다', '밑단이 퍼져 다리가 길어 보입니다']],
  [/크롭/, ['복사뼈 위에서 끊겨 경쾌합니다', '발목이 드러나는 길이라 키가 커 보입니다']],
  [
    /밴딩|조거|릴렉스/,
    ['허리에 고무단을 넣어 오래 앉아도 배기지 않습니다', '허리를 조이지 않아 집에서도 밖에서도 편합니다'],
  ],
];
const usual: Readonly<Record<PieceFacts['use'], readonly string[]>> = {
  upper: [
    '어깨와 품이 몸에 알맞게 떨어집니다',
    '너무 붙지도 남지도 않는 품입니다',
    '팔을 들어도 당기지 않게 진동을 잡았습니다',
  ],
  lower: ['허리와 엉덩이가 편하게 맞습니다', '앉아도 허리 뒤가 뜨지 않습니다', '옆선이 곧게 떨어집니다'],
  shoes: [
    '쿠션이 있는 안창을 넣어 발바닥이 편안합니다',
    '발등을 누르지 않게 여유를 두었습니다',
    '뒤축을 부드럽게 감싸 발뒤꿈치가 쓸리지 않습니다',
  ],
  bag: [
    '안주머니가 있어 작은 물건을 찾기 쉽습니다',
    '어깨에 멨을 때 옆구리에 편하게 붙습니다',
    '바닥이 넓어 세워 두어도 쓰러지지 않습니다',
  ],
  small: ['매일 쓰기 좋은 크기입니다', '어떤 차림에도 튀지 않습니다', '가볍게 더하기 좋습니다'],
};

const pocket = '안주머니가 있어 작은 물건을 찾기 쉽습니다';
type Own = readonly [of: (facts: PieceFacts) => boolean, means: readonly string[]];
const measured =
  (measures: PieceFacts['kind']['measures']) =>
  ({ kind }: PieceFacts) =>
    kind.measures === measures;

/** What is true of some things and skirts only, and of what they are made for. */
const own: readonly Own[] = [
  [
    measured('backpack'),
    [pocket, '등에 닿는 면이 도톰해 오래 메도 편합니다', '양쪽 끈 길이를 몸에 맞게 조절할 수 있습니다'],
  ],
  [
    ({ use, fit, noun }) => use === 'bag' && /탑핸들|토트백/.test(`${fit} ${noun}`),
    [pocket, '손잡이가 손에 편하게 잡힙니다', '바닥이 넓어 세워 두어도 쓰러지지 않습니다'],
  ],
  [
    ({ use, fit, noun }) => use === 'bag' && /호보|에코백|쇼퍼백/.test(`${fit} ${noun}`),
    [pocket, '어깨에 멨을 때 옆구리에 편하게 붙습니다', '입구가 넓어 물건을 꺼내기 쉽습니다'],
  ],
  [
    measured('cap'),
    ['깊이가 알맞아 바람에 쉽게 벗겨지지 않습니다', '챙이 적당히 휘어 얼굴선이 부드러워 보입니다'],
  ],
  [measured('beanie'), ['이마를 조이지 않고 부드럽게 감쌉니다', '눌러써도 올려 써도 모양이 잡힙니다']],
  [measured('scarf'), ['두 번 둘러도 길이가 넉넉합니다', '매듭을 지어도 모양이 흐트러지지 않습니다']],
  [
    measured('socks'),
    ['조이지 않으면서 흘러내리지 않습니다', '뒤꿈치를 입체로 짜 신었을 때 돌아가지 않습니다'],
  ],
  [
    measured('belt'),
    ['슬랙스 고리에도 청바지 고리에도 들어갑니다', '구멍 사이가 촘촘해 딱 맞게 조일 수 있습니다'],
  ],
  [
    ({ fit, noun }) => noun.endsWith('스커트') && /A라인|플리츠|주름/.test(`${fit} ${noun}`),
    ['허리와 엉덩이가 편하게 맞습니다', '걸을 때마다 밑단이 가볍게 흔들립니다'],
  ],
];

/** How a piece lies on the body, or what it is like to use. */
export function fitSentence(facts: PieceFacts, dice: Dice): string {
  const { use, fit, noun, color } = facts;
  const known = use === 'upper' ? onTop : use === 'lower' ? onLegs : [];
  const [, means] = known.find(([word]) => word.test(`${fit} ${noun}`)) ?? [];
  const meaning = dice.pick(means ?? own.find(([of]) => of(facts))?.[1] ?? usual[use]);
  const subject = dice.pick([
    `${fit} ${withJosa(noun, '은/는')}`,
    withJosa(phraseOf(color, noun), '은/는'),
    `이 ${withJosa(noun, '은/는')}`,
  ]);
  return `${subject} ${meaning}.`;
}
