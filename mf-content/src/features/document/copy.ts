export const copy = {
  titles: { terms: '이용약관', privacy: '개인정보처리방침', youth: '청소년보호정책' },
  description: (title: string) => `쇼핑몰의 ${title}을 알려드려요.`,
  effective: (date: string) => `시행일 ${date}`,
  draft: '견본 쇼핑몰의 초안입니다. 법률 검토를 거친 문서로 바꾸어 사용해주세요.',
  documents: '약관과 정책',
  versions: '이전 버전',
  version: (date: string, isCurrent: boolean) => (isCurrent ? `${date} (현행)` : date),
  notFound: '찾으시는 문서가 없어요',
  notFoundHint: '주소가 바뀌었거나 아직 등록되지 않았어요.',
  toHelp: '고객센터로',
} as const;
