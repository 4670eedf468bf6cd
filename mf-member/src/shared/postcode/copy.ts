export const copy = {
  title: '우편번호 찾기',
  failed: '주소를 찾지 못했어요. 우편번호와 주소를 직접 입력하셔도 돼요.',
} as const;
