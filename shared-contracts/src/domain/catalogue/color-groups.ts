/** Colour groups of the list filter, in the order they are shown (spec 2.8). */
export const colorGroups = [
  { value: 'BLACK', name: '블랙', hex: '#1c1c1e' },
  { value: 'WHITE', name: '화이트', hex: '#f7f7f5' },
  { value: 'GRAY', name: '그레이', hex: '#8f9194' },
  { value: 'NAVY', name: '네이비', hex: '#1f2a44' },
  { value: 'BLUE', name: '블루', hex: '#4a72ad' },
  { value: 'BEIGE', name: '베이지', hex: '#d6c5a6' },
  { value: 'BROWN', name: '브라운', hex: '#6b4a35' },
  { value: 'GREEN', name: '카키/그린', hex: '#59603f' },
  { value: 'RED', name: '레드', hex: '#a22c2f' },
  { value: 'PINK', name: '핑크', hex: '#e3b3bc' },
  { value: 'PURPLE', name: '퍼플', hex: '#a99ac6' },
  { value: 'YELLOW', name: '옐로우', hex: '#e4c766' },
] as const;
export type ColorGroup = (typeof colorGroups)[number]['value'];
