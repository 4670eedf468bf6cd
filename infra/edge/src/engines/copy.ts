/** Korean words of the magazine's feed. */
export const copy = {
  feedTitle: (shop: string) => `${shop} 매거진`,
  feedDescription: (shop: string) => `${shop}의 스타일 이야기`,
};
