/** Words that shoppers type for what the catalogue calls otherwise; the left ones also find the right ones. */
const spokenWords: readonly (readonly [spoken: readonly string[], written: readonly string[]])[] = [
  [['자켓', '쟈켓', 'jacket'], ['재킷']],
  [
    ['가디간', '카디건', '카디간', 'cardigan'],
    ['가디건', '카디건'],
  ],
  [
    ['바지', 'pants'],
    ['팬츠', '슬랙스', '트라우저', '쇼츠', '진'],
  ],
  [['치마', 'skirt'], ['스커트']],
  [['잠바'], ['점퍼', '재킷']],
  [['점퍼'], ['재킷', '패딩']],
  [['조끼', 'vest'], ['베스트']],
  [['베스트'], ['조끼']],
  [['티'], ['티셔츠']],
  [['가죽'], ['레더', '램스킨']],
  [['드레스', 'dress'], ['원피스']],
  [['후드티', 'hoodie'], ['후드']],
  [
    ['운동화', 'sneakers'],
    ['스니커즈', '러닝화', '캔버스화'],
  ],
  [['슈즈', 'shoes'], ['신발']],
  [['구두'], ['로퍼']],
  [['핸드백'], ['숄더백', '토트백', '크로스백']],
  [
    ['바바리', '바바리코트'],
    ['트렌치코트', '맥코트'],
  ],
  [['목도리'], ['머플러']],
  [['coat'], ['코트']],
  [['knit'], ['니트']],
  [['shirt'], ['셔츠']],
  [['denim'], ['데님']],
  [['bag'], ['백팩', '숄더백', '토트백', '에코백']],
  [['검정', '검정색', '검은색', '검은', '까만', '블랙색', 'black'], ['블랙']],
  [['흰', '흰색', '하얀', '하얀색', '하양', 'white'], ['화이트']],
  [
    ['회색', '쥐색', 'gray', 'grey'],
    ['그레이', '차콜'],
  ],
  [['남색', '감색', '곤색', 'navy'], ['네이비']],
  [['파란', '파란색', '파랑', '청색', 'blue'], ['블루']],
  [['하늘색'], ['스카이블루']],
  [
    ['밤색', '갈색', 'brown'],
    ['브라운', '모카', '카멜'],
  ],
  [
    ['초록', '초록색', '녹색', 'green'],
    ['그린', '카키', '올리브'],
  ],
  [
    ['빨간', '빨간색', '빨강', 'red'],
    ['레드', '버건디'],
  ],
  [['분홍', '분홍색', 'pink'], ['핑크']],
  [['보라', '보라색', 'purple'], ['라벤더']],
  [
    ['노란', '노란색', '노랑', 'yellow'],
    ['옐로우', '머스타드'],
  ],
  [['beige'], ['베이지']],
  [['khaki'], ['카키']],
];

/** Words that the catalogue says in two, each of which has to be in the product's text: a denim jacket is no 청바지. */
const spokenPairs: readonly (readonly [
  spoken: readonly string[],
  one: readonly string[],
  other: readonly string[],
])[] = [
  [
    ['청바지', 'jeans'],
    ['청바지', '진', '데님'],
    ['청바지', '진', '팬츠'],
  ],
  [
    ['청자켓', '청쟈켓', '청재킷'],
    ['청재킷', '데님'],
    ['청재킷', '재킷'],
  ],
];

const writtenOf = new Map(spokenWords.flatMap(([spoken, written]) => spoken.map((word) => [word, written])));
const pairOf = new Map(spokenPairs.flatMap(([spoken, ...pair]) => spoken.map((word) => [word, pair])));

/**
 * Words to look up for a typed one, itself first; a product has to have one of each list. A syllable that stands for
 * another word is not looked up: it is part of too many (티, 더스티).
 */
export function writtenWords(typed: string): (readonly string[])[] {
  const pair = pairOf.get(typed);
  if (pair) return pair;
  const written = writtenOf.get(typed) ?? [];
  return [typed.length === 1 && written.length > 0 ? written : [...new Set([typed, ...written])]];
}

/** Whether shoppers say this word for another one. */
export function isSpoken(typed: string): boolean {
  return writtenOf.has(typed) || pairOf.has(typed);
}
