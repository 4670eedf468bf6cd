/** An opening or closing tag, or text between tags with its references resolved. */
export type Token =
  | { kind: 'open'; name: string; attributes: ReadonlyMap<string, string>; isClosed: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

const comment = /<!--[\s\S]*?(?:-->|$)/g;
const tag = /<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
const reference = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi;
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  middot: '·',
  hellip: '…',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  ndash: '–',
  mdash: '—',
  times: '×',
  divide: '÷',
  plusmn: '±',
  deg: '°',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
  yen: '¥',
  pound: '£',
  sect: '§',
  bull: '•',
  larr: '←',
  uarr: '↑',
  rarr: '→',
  darr: '↓',
  harr: '↔',
  laquo: '«',
  raquo: '»',
  lsaquo: '‹',
  rsaquo: '›',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  shy: '',
};

/**
 * Tags and texts of HTML. It need not understand everything that a browser understands: what it misreads becomes text,
 * and text is shown as text.
 */
export function readHtml(html: string): Token[] {
  const tokens: Token[] = [];
  const clean = html.replace(comment, '').replace(/<!doctype[^>]*>/gi, '');
  let from = 0;
  for (const match of clean.matchAll(tag)) {
    pushText(tokens, clean.slice(from, match.index));
    const [all, slash, name = '', rest = ''] = match;
    from = match.index + all.length;
    tokens.push(
      slash
        ? { kind: 'close', name: name.toLowerCase() }
        : {
            kind: 'open',
            name: name.toLowerCase(),
            attributes: attributesOf(rest),
            isClosed: rest.endsWith('/'),
          },
    );
  }
  pushText(tokens, clean.slice(from));
  return tokens;
}

function pushText(tokens: Token[], raw: string): void {
  if (raw !== '') tokens.push({ kind: 'text', text: resolve(raw) });
}

function attributesOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(attribute))
    if (!found.has(name.toLowerCase()))
      found.set(name.toLowerCase(), resolve(double ?? single ?? bare ?? ''));
  return found;
}

const resolve = (text: string) =>
  text.replace(reference, (all, decimal?: string, hex?: string, name?: string) => {
    if (name) return named[name.toLowerCase()] ?? all;
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
    // What the database cannot hold stays as it was written.
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
      ? String.fromCodePoint(code)
      : all;
  });
