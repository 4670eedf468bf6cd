export const copy = { title: '알림', confirm: '확인', cancel: '취소' } as const;
