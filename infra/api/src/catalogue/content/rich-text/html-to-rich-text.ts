import {
  type Block,
  type Inline,
  type RichText,
  safeClip,
  safePicturePath,
} from '@mall/contracts/api/content/rich-text';
import { safeHref } from '@mall/contracts/domain/safe-href';
import { readHtml, type Token } from './read-html.ts';

type Mark = NonNullable<Inline['marks']>[number];
type Open = Extract<Token, { kind: 'open' }>;

const marks: Readonly<Record<string, Mark>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strike',
  del: 'strike',
  strike: 'strike',
};
/** Elements whose content is nothing to read. */
const hidden: ReadonlySet<string> = new Set([
  ...['script', 'style', 'template', 'iframe', 'object', 'svg', 'math', 'noscript'],
  ...['head', 'title', 'form', 'select', 'textarea', 'button'],
]);
/** Elements that end the line before and after them. */
const breaking: ReadonlySet<string> = new Set([
  ...[
    'p',
    'div',
    'section',
    'article',
    'header',
    'footer',
    'main',
    'figure',
    'figcaption',
    'br',
    'dl',
    'dt',
    'dd',
  ],
  ...[
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'ul',
    'ol',
    'li',
    'blockquote',
    'table',
    'tr',
    'td',
    'th',
    'hr',
    'body',
    'html',
  ],
]);
const known: ReadonlySet<string> = new Set([
  ...breaking,
  ...Object.keys(marks),
  ...['a', 'img', 'video', 'source', 'span', 'products', 'thead', 'tbody', 'tfoot', 'small', 'sup', 'sub'],
]);

export interface RichTextRead {
  text: RichText;
  /** What was left out, in words for the operator, each once. */
  refused: string[];
}

/**
 * Rich text out of an operator's HTML: headings, paragraphs, lists, tables, quotes, links, pictures of the media store,
 * clips, and `<products ids="1,2" title="…">`. Everything else is left out and named; styles, ids and handlers have no
 * place in a block to begin with.
 */
export function htmlToRichText(html: string): RichTextRead {
  const reader = new Reader();
  for (const token of readHtml(html)) reader.take(token);
  return reader.end();
}

class Reader {
  private readonly blocks: Block[] = [];
  private readonly refused = new Set<string>();
  private readonly open: string[] = [];
  private line: Inline[] = [];
  private hrefs: (string | undefined)[] = [];
  private list: Extract<Block, { type: 'list' }> | null = null;
  private table: Extract<Block, { type: 'table' }> | null = null;

  take(token: Token): void {
    const inside = this.open.find((name) => hidden.has(name));
    if (inside !== undefined) {
      if (token.kind === 'close' && token.name === inside) this.open.length = 0;
      return;
    }
    if (token.kind === 'text') this.addText(token.text);
    else if (token.kind === 'open') this.enter(token);
    else this.leave(token.name);
  }

  end(): RichTextRead {
    this.breakLine();
    this.closeLists();
    return { text: this.blocks, refused: [...this.refused] };
  }

  private enter(element: Open): void {
    const { name, attributes } = element;
    if (hidden.has(name)) {
      this.refused.add(`<${name}>`);
      this.open.push(name);
      return;
    }
    for (const attribute of attributes.keys())
      if (attribute.startsWith('on') || attribute === 'style') this.refused.add(`${name} ${attribute}`);
    if (!known.has(name)) this.refused.add(`<${name}>`);
    if (breaking.has(name)) this.breakLine();
    if (name === 'a') this.hrefs.push(this.hrefOf(attributes.get('href') ?? ''));
    if (name === 'ul' || name === 'ol') this.startList(name === 'ol');
    if (name === 'table') this.startTable();
    if (name === 'tr') this.table?.rows.push([]);
    if (name === 'hr') this.push({ type: 'rule' });
    if (name === 'img') this.addPicture(attributes);
    if (name === 'video') this.addVideo(attributes);
    if (name === 'products') this.addProducts(attributes);
    if (!['br', 'hr', 'img', 'video', 'source', 'products'].includes(name)) this.open.push(name);
  }

  private leave(name: string): void {
    const at = this.open.lastIndexOf(name);
    if (breaking.has(name)) this.breakLine();
    if (name === 'ul' || name === 'ol' || name === 'table') this.closeLists();
    if (at === -1) return;
    if (name === 'a') this.hrefs.pop();
    this.open.splice(at, 1);
  }

  private hrefOf(href: string): string | undefined {
    const clean = href.trim();
    if (safeHref.test(clean)) return clean;
    this.refused.add(`href ${clean.slice(0, 60)}`);
    return undefined;
  }

  private addText(raw: string): void {
    const text = raw.replace(/[\t\n\r\f ]+/g, ' ');
    if (text === '' || (text === ' ' && this.line.length === 0)) return;
    const own = [...new Set(this.open.flatMap((name) => marks[name] ?? []))];
    const href = this.hrefs.at(-1);
    this.line.push({
      text: this.line.length === 0 ? text.trimStart() : text,
      ...(own.length > 0 ? { marks: own } : {}),
      ...(href ? { href } : {}),
    });
  }

  private breakLine(): void {
    const last = this.line.at(-1);
    if (last) last.text = last.text.trimEnd();
    const text = this.line.filter((part) => part.text !== '');
    this.line = [];
    const isIn = (name: string) => this.open.includes(name);
    const row = this.table?.rows.at(-1);
    if (row && (isIn('td') || isIn('th'))) row.push(text);
    else if (text.length === 0) return;
    else if (this.list && isIn('li')) this.list.items.push(text);
    else this.push(blockOf(text, this.open));
  }

  private startList(is_ordered: boolean): void {
    if (!this.list) this.list = { type: 'list', is_ordered, items: [] };
  }

  private startTable(): void {
    this.table ??= { type: 'table', rows: [] };
  }

  private closeLists(): void {
    const { list, table } = this;
    this.list = null;
    this.table = null;
    if (list && list.items.length > 0) this.blocks.push(list);
    const rows = table?.rows.filter((row) => row.length > 0) ?? [];
    if (rows.length > 0) this.blocks.push({ type: 'table', rows });
  }

  private push(block: Block): void {
    this.closeLists();
    this.blocks.push(block);
  }

  private addPicture(attributes: Open['attributes']): void {
    const path = attributes.get('src') ?? '';
    const [width, height] = [attributes.get('width'), attributes.get('height')].map(Number);
    if (!safePicturePath.test(path) || !width || !height || width < 1 || height < 1)
      return void this.refused.add(`img ${path.slice(0, 60)} (a path of /media with width and height)`);
    this.breakLine();
    const picture = {
      path,
      alt: attributes.get('alt') ?? '',
      width: Math.round(width),
      height: Math.round(height),
    };
    this.push({ type: 'picture', picture, caption: attributes.get('title') ?? '' });
  }

  private addVideo(attributes: Open['attributes']): void {
    const src = attributes.get('src') ?? '';
    if (!safeClip.test(src)) return void this.refused.add(`video ${src.slice(0, 60)}`);
    this.breakLine();
    this.push({ type: 'video', src, title: attributes.get('title') ?? '' });
  }

  private addProducts(attributes: Open['attributes']): void {
    const ids = (attributes.get('ids') ?? '').split(',').map((id) => id.trim());
    const product_ids = ids.filter((id) => /^[1-9]\d{0,8}$/.test(id)).map(Number);
    if (product_ids.length !== ids.length) this.refused.add(`products ids ${ids.join(',').slice(0, 60)}`);
    this.breakLine();
    if (product_ids.length > 0)
      this.push({ type: 'products', title: attributes.get('title') ?? '', product_ids });
  }
}

function blockOf(text: Inline[], open: readonly string[]): Block {
  if (open.includes('blockquote')) return { type: 'quote', text };
  const heading = open.find((name) => /^h[1-6]$/.test(name));
  // The page's title is its only h1.
  if (heading) return { type: 'heading', level: heading === 'h1' || heading === 'h2' ? 2 : 3, text };
  return { type: 'paragraph', text };
}
