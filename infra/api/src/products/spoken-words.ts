/** Words that shoppers type for what the catalogue calls otherwise; the left ones also find the right ones. */
const spokenWords: readonly (readonly [spoken: readonly string[], written: readonly string[]])[] = [
  [['자켓', '쟈켓', 'jacket'], ['재킷']],
  [
    ['가디간', '카디건', '카디간', 'cardigan'],
    ['가디건', '카디건'],
  ],
  [
    ['바지', 'pants'],
    ['팬츠', '슬랙스', '데님'],
  ],
  [['치마', 'skirt'], ['스커트']],
  [['잠바'], ['점퍼', '재킷']],
  [['점퍼'], ['재킷', '패딩']],
  [
    ['청바지', 'jeans'],
    ['데님', '청바지'],
  ],
  [['드레스', 'dress'], ['원피스']],
  [['후드티', 'hoodie'], ['후드']],
  [
    ['운동화', 'sneakers'],
    ['스니커즈', '러닝화', '캔버스화'],
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

const writtenOf = new Map(spokenWords.flatMap(([spoken, written]) => spoken.map((word) => [word, written])));

/** Every word to look up for a typed one, itself first. */
export function writtenWords(typed: string): string[] {
  return [...new Set([typed, ...(writtenOf.get(typed) ?? [])])];
}

/** Whether shoppers say this word for another one. */
export function isSpoken(typed: string): boolean {
  return writtenOf.has(typed);
}
