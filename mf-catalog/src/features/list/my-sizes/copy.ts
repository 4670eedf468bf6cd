export const copy = { mySizes: '내 사이즈' } as const;
