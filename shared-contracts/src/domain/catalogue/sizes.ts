/** Sizes come in ladders that must not be mixed: letters, waist in inches, shoes in mm, one size. */
export const sizeGroups = [
  { value: 'LETTER', name: '의류', holds: (size: string) => /^\d?X*[SML]$|^\d?XL$/.test(size) },
  { value: 'WAIST', name: '허리(인치)', holds: (size: string) => /^[2-4]\d$/.test(size) },
  { value: 'SHOES', name: '신발(mm)', holds: (size: string) => /^2\d\d$/.test(size) },
  { value: 'FREE', name: '프리', holds: (size: string) => size === 'FREE' },
] as const;
export type SizeGroup = (typeof sizeGroups)[number]['value'];

const letters = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL'];

/** Orders sizes within a group: letters by the ladder, numbers by value. */
export function compareSizes(first: string, second: string): number {
  const [one, other] = [letters.indexOf(first), letters.indexOf(second)];
  return one >= 0 && other >= 0 ? one - other : Number(first) - Number(second);
}
