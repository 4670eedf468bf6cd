/** Words that shoppers type for what the catalogue calls otherwise; the left one also finds the right ones. */
const spokenWords: readonly (readonly [spoken: string, written: readonly string[]])[] = [
  ['자켓', ['재킷']],
  ['쟈켓', ['재킷']],
  ['가디간', ['가디건']],
  ['바지', ['팬츠', '슬랙스', '데님']],
  ['치마', ['스커트']],
  ['잠바', ['점퍼', '재킷']],
  ['점퍼', ['재킷', '패딩']],
  ['청바지', ['데님']],
  ['드레스', ['원피스']],
  ['후드티', ['후드']],
  ['운동화', ['스니커즈', '러닝화', '캔버스화']],
  ['목도리', ['머플러']],
];

/** Every word to look up for a typed one, itself first. */
export function writtenWords(typed: string): string[] {
  return [typed, ...spokenWords.filter(([spoken]) => spoken === typed).flatMap(([, written]) => written)];
}
