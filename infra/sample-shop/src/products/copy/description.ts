import type { Dice } from '../../random.ts';
import { withJosa } from '../../words/josa.ts';
import { careOf } from './care-words.ts';
import { clothName, madeOf, materialSentences, phraseOf, traitsOf } from './cloth-words.ts';
import { fitSentence } from './fit-words.ts';
import type { PieceFacts } from './piece-facts.ts';

type Beginning = (facts: PieceFacts) => string;

/** How a text begins: what the piece is for, in the words of its use. The sentence after it names its colour. */
const beginnings: Readonly<Record<PieceFacts['use'], readonly Beginning[]>> = {
  upper: [
    ({ material, noun }) => `${clothName(material)}의 질감을 살려 담백하게 지은 ${noun}입니다.`,
    ({ fit, noun }) => `군더더기를 덜고 선에 집중한 ${fit} ${noun}입니다.`,
    (facts) => `한 벌만 있어도 옷장이 든든해지는 ${madeOf(facts)}입니다.`,
    (facts) => `해마다 찾는 분이 많은 ${withJosa(madeOf(facts), '을/를')} 새로 다듬었습니다.`,
    ({ noun, fit }) => `출근길에도 주말에도 손이 가는 ${fit} ${noun}입니다.`,
    (facts) => `바쁜 아침에 고민 없이 입기 좋은 ${facts.fit} ${madeOf(facts)}입니다.`,
  ],
  lower: [
    ({ fit, noun }) => `앉고 걷는 하루를 생각해 만든 ${fit} ${noun}입니다.`,
    ({ material, noun }) => `${clothName(material)} 특유의 떨어지는 선을 살린 ${noun}입니다.`,
    (facts) => `어떤 상의와도 잘 맞는 ${facts.fit} ${madeOf(facts)}입니다.`,
    ({ noun, fit, material }) => `${withJosa(clothName(material), '으로/로')} 지은 ${fit} ${noun}입니다.`,
    (facts) => `일주일에 세 번은 입게 되는 ${madeOf(facts)}입니다.`,
  ],
  shoes: [
    ({ noun, fit }) => `오래 걷는 날에 먼저 찾게 되는 ${fit} ${noun}입니다.`,
    ({ material, noun }) => `${material.name}의 질감을 살리고 발볼을 편하게 잡은 ${noun}입니다.`,
    (facts) => `평일에도 주말에도 신기 좋은 ${madeOf(facts)}입니다.`,
    ({ noun, fit, material }) => `${material.name} 갑피에 쿠션 좋은 밑창을 붙인 ${fit} ${noun}입니다.`,
  ],
  bag: [
    ({ fit, noun }) => `매일 드는 물건이 알맞게 들어가는 ${fit} ${noun}입니다.`,
    ({ material, noun }) => `${material.name}의 힘으로 모양을 잡은 ${noun}입니다.`,
    (facts) => `차림을 가리지 않는 ${facts.fit} ${madeOf(facts)}입니다.`,
    (facts) => `안쪽 마감까지 단단하게 처리한 ${madeOf(facts)}입니다.`,
  ],
  small: [
    ({ fit, noun }) => `밋밋한 차림에 하나 더하기 좋은 ${fit} ${noun}입니다.`,
    ({ material, noun }) => `${material.name}의 촉감을 살린 ${noun}입니다.`,
    (facts) => `고마운 분께 드리기 좋은 ${madeOf(facts)}입니다.`,
    (facts) => `작은 부분까지 꼼꼼하게 만든 ${facts.fit} ${madeOf(facts)}입니다.`,
  ],
};

/** The shell of what is padded has no texture to speak of, and nothing with lace on it is plain. */
const beginningsOf = ({ use, cloth, isAdorned }: PieceFacts): readonly Beginning[] => {
  if (use === 'upper' && isAdorned) return beginnings.upper.slice(2);
  return cloth === 'down' ? beginnings[use].slice(1) : beginnings[use];
};

const companions: Readonly<Record<PieceFacts['use'], readonly string[]>> = {
  upper: [
    '밝은 데님',
    '생지 데님',
    '그레이 슬랙스',
    '블랙 슬랙스',
    '치노 팬츠',
    '롱 스커트',
    '로퍼',
    '흰 스니커즈',
  ],
  lower: ['흰 셔츠', '스트라이프 티셔츠', '단색 니트', '맨투맨', '가벼운 재킷', '로퍼', '흰 스니커즈'],
  shoes: ['생지 데님', '치노 팬츠', '그레이 슬랙스', '조거 팬츠', '발목이 보이는 바지'],
  bag: ['트렌치코트', '옥스퍼드 셔츠', '청바지', '블레이저', '후드 집업'],
  small: ['단색 코트', '옥스퍼드 셔츠', '청바지', '후드 집업', '블레이저'],
};

/** What a dress is worn with: it takes neither trousers nor a skirt. */
const withDress = ['가디건', '데님 재킷', '트렌치코트', '로퍼', '흰 스니커즈', '앵클부츠'];
/** What is not worn with a summer piece. */
const coldOnly = /니트|맨투맨|코트|후드|부츠/;

/** What goes with a piece: of its season and line, and not of its own cloth and colour. */
const companionsOf = ({ use, noun, color, cloth, isSummery, isForMen }: PieceFacts) =>
  (noun.endsWith('원피스') ? withDress : companions[use]).filter(
    (companion) =>
      !(isSummery && coldOnly.test(companion)) &&
      !(isForMen && companion.includes('스커트')) &&
      !companion.includes(color === '화이트' ? '흰' : color) &&
      !(cloth === 'denim' && companion.includes('데님')),
  );

/** What is done with a thing that is worn together with another. */
const wearing: Readonly<Record<PieceFacts['use'], string>> = {
  upper: '입어',
  lower: '입어',
  shoes: '신어',
  bag: '들어',
  small: '착용해',
};

/** What a colour is worn with; the piece was named in the sentence before. */
const stylings: readonly ((facts: PieceFacts, companion: string) => string)[] = [
  ({ color }, companion) => `${withJosa(color, '은/는')} ${withJosa(companion, '과/와')} 잘 어울립니다.`,
  ({ color, use }, companion) =>
    `${withJosa(color, '을/를')} 고르셨다면 ${withJosa(companion, '과/와')} 함께 ${wearing[use]} 보세요.`,
  ({ color }, companion) =>
    /로퍼|스니커즈|부츠/.test(companion)
      ? `${color}에는 ${withJosa(companion, '을/를')} 신어 보세요.`
      : `${companion}에 ${withJosa(color, '을/를')} 맞추면 차림이 금세 정돈됩니다.`,
];

/** Paragraphs of the 상세정보 tab: what it is, what it is made of, how it fits and how it is looked after. */
export function descriptionOf(facts: PieceFacts, dice: Dice): string[] {
  const { model, noun, color } = facts;
  const begin = dice.pick(beginningsOf(facts));
  const style = dice.pick(stylings);
  const made = materialSentences(facts, dice.pick(traitsOf(facts)), dice.between(0, 2)) ?? '';
  const worn = model
    ? [
        `모델은 키 ${model.height}cm, 몸무게 ${model.weight}kg이며 ${color} ${model.size} 사이즈를 입었습니다.`,
      ]
    : [];
  return [
    `${begin(facts)} ${style(facts, dice.pick(companionsOf(facts)))}`,
    made,
    [fitSentence(facts, dice), ...worn].join(' '),
    `${withJosa(dice.pick([madeOf(facts), phraseOf(color, noun), phraseOf(color, madeOf(facts))]), '은/는')} ${dice.pick(careOf(facts))}.`,
  ];
}
