/** Korean words of pages that the edge writes itself. */
export const copy = {
  notFound: '페이지를 찾을 수 없어요',
  notFoundDescription: '찾으시는 페이지가 없거나 주소가 바뀌었어요.',
  notFoundWords: '주소가 바뀌었거나 판매가 끝난 상품일 수 있어요.',
  home: '홈으로 가기',
  loading: '불러오는 중',
  store: (site: string) => `${site} 온라인 스토어`,
  requestId: (id: string) => `문의 번호 ${id}`,
  badAddress: '열 수 없는 주소예요',
  badAddressWords: '주소를 다시 확인해주세요.',
  notSent: '보내지 못했어요',
  notSentWords: '이 화면에서 보내려면 브라우저의 자바스크립트가 켜져 있어야 해요. 켠 뒤에 다시 시도해주세요.',
  back: '돌아가기',
  wait: '잠시만 기다려주세요',
  waitWords: '접속이 많거나 점검 중이에요. 곧 자동으로 다시 연결할게요.',
  again: '다시 시도',
};
