export const copy = {
  /** By the order of syllables; double consonants stand with their single ones, as in dictionaries' thumb index. */
  consonants: 'ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ',
  all: '전체',
  allOf: (name: string) => `${name} 전체`,
  allBrands: '브랜드 모두 보기',
  brandInitials: '브랜드 초성',
  brandsFailed: '브랜드를 불러오지 못했어요.',
  loading: '불러오고 있어요',
} as const;
