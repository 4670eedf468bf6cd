/** Hands a text to the browser as a file; nothing of it stays in the page. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The download has to have begun.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
