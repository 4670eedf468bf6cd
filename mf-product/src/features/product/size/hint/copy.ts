/** Words that stand beside the sizes from the first view on; those of the proposal come with it. */
export const copy = { toTable: '사이즈표 보기' } as const;
