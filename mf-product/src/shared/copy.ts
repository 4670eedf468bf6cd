export const copy = {
  dialogFailed: '창을 열지 못했어요. 잠시 후 다시 시도해주세요.',
};
