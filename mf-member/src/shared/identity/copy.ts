/** Words of the identity check (spec 8.6). */
export const copy = {
  unavailable: '현재 본인인증을 진행할 수 없습니다.',
  failed: '본인인증이 실패했습니다.',
} as const;
