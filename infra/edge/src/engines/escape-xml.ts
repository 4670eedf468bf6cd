const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** What no XML document may hold, not even escaped: one such letter makes the whole document unreadable. */
const unspeakable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Text as it may stand in an XML element or attribute. */
export const escapeXml = (text: string): string =>
  text.replace(unspeakable, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
