/** Korean words of refused calls. */
export const copy = {
  foreignOrigin: (publicOrigin: string) =>
    `이 주소에서는 이용할 수 없습니다. 쇼핑몰 주소(PUBLIC_ORIGIN): ${publicOrigin}`,
};
