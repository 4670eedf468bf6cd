/** Korean words of a preview that cannot be opened. */
export const copy = {
  title: '미리보기를 열 수 없어요',
  words: '주소가 잘못되었거나 기간이 지났어요. 새 주소를 받아 다시 열어주세요.',
  shop: '쇼핑몰로 가기',
};
