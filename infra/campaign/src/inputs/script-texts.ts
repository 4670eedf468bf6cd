/** Texts that run as a script where a page writes them into its document unescaped. */
const scriptTexts = [
  '<svg onload=x(1)>',
  '"><img src=x onerror=x()>',
  "'><b onclick=x()>",
  '</script><script>x()</script>',
  '</title><iframe src=//x.y>',
  '--><script src=//x.y></script>',
  '<a href="javascript:x()">여기</a>',
  '<style>@import "//x.y"</style>',
  '&lt;script&gt;x()&lt;/script&gt;',
  '{{x()}}#{x()}<%=x()%>',
] as const;

/** As many of them as a column of so many letters takes; the first one at least. */
export function scriptsWithin(letters: number): string {
  const [first, ...more] = scriptTexts;
  return more.reduce<string>(
    (text, each) => (text.length + each.length < letters ? `${text} ${each}` : text),
    first,
  );
}

/** Which of them a document holds as they are. */
export const scriptsIn = (document: string): string[] =>
  scriptTexts.filter((text) => /</.test(text) && document.includes(text));
