export const copy = {
  label: '사은품',
  reached: (title: string) => `${title} 혜택을 주문서에서 고를 수 있어요`,
  missingAmount: (won: string, title: string) => `${won} 더 담으면 ${title} 혜택을 받을 수 있어요`,
  missingPieces: (count: number, title: string) => `${count}개 더 담으면 ${title} 혜택을 받을 수 있어요`,
} as const;
