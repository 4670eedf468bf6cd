import {
  type Block,
  type Inline,
  type RichText,
  safeClip,
  safePicturePath,
} from '@mall/contracts/api/content/rich-text';
import { safeHref } from '@mall/contracts/domain/safe-href';
import { breaking, empty, hidden, known, marks } from './html-elements.ts';
import { readHtml, type Token } from './read-html.ts';
import { TextBlocks } from './text-blocks.ts';

type Open = Extract<Token, { kind: 'open' }>;

export interface RichTextRead {
  text: RichText;
  /** What was left out, in words for the operator, each once. */
  refused: string[];
}

/**
 * Rich text from an operator's HTML: text blocks, pictures of the media store, clips and `<products ids="1,2"
 * title="…">`. Everything else is left out and named; blocks hold no styles, ids or handlers.
 */
export function htmlToRichText(html: string): RichTextRead {
  const reader = new Reader();
  for (const token of readHtml(html)) reader.take(token);
  return reader.end();
}

class Reader {
  private readonly blocks = new TextBlocks();
  private readonly refused = new Set<string>();
  private readonly open: string[] = [];
  private readonly hrefs: (string | undefined)[] = [];
  /** Title of a clip whose source is still to come. */
  private clip: string | null = null;

  take(token: Token): void {
    const inside = this.open.findIndex((name) => hidden.has(name));
    if (inside !== -1) {
      if (token.kind === 'close' && token.name === this.open[inside]) this.closeFrom(inside);
      return;
    }
    if (token.kind === 'text') this.addText(token.text);
    else if (token.kind === 'open') this.enter(token);
    else this.leave(token.name);
  }

  end(): RichTextRead {
    const unclosed = this.open.find((name) => hidden.has(name));
    if (unclosed) this.refused.add(`everything after <${unclosed}>, which is not closed`);
    return { text: this.blocks.end(this.open), refused: [...this.refused] };
  }

  private enter(element: Open): void {
    const { name, attributes } = element;
    if (hidden.has(name)) {
      this.refused.add(`<${name}>`);
      if (!element.isClosed) this.open.push(name);
      return;
    }
    for (const attribute of attributes.keys())
      if (attribute.startsWith('on') || ['style', 'colspan', 'rowspan'].includes(attribute))
        this.refused.add(`${name} ${attribute}`);
    if (!known.has(name)) this.refused.add(`<${name}>`);
    if (breaking.has(name)) this.blocks.breakLine(this.open);
    if (name === 'a') this.hrefs.push(this.hrefOf(attributes.get('href') ?? ''));
    if (name === 'hr') this.blocks.push({ type: 'rule' });
    if (name === 'img') this.addPicture(attributes);
    if (name === 'video') this.enterVideo(attributes);
    if (name === 'source') this.addSource(attributes.get('src') ?? '');
    if (name === 'products') this.addProducts(attributes);
    this.blocks.enter(name, Number(attributes.get('colspan')) || 1);
    if (!empty.has(name)) this.open.push(name);
  }

  private leave(name: string): void {
    const at = this.open.lastIndexOf(name);
    if (breaking.has(name)) this.blocks.breakLine(this.open);
    this.blocks.leave(name);
    if (at === -1) return;
    if (name === 'video' && this.clip !== null) this.refused.add('video without src');
    if (name === 'video') this.clip = null;
    // What was left open inside a paragraph ends with it.
    this.closeFrom(at, breaking.has(name) ? this.open.length : at + 1);
  }

  private closeFrom(at: number, end = this.open.length): void {
    for (const name of this.open.splice(at, end - at)) if (name === 'a') this.hrefs.pop();
  }

  private hrefOf(href: string): string | undefined {
    const clean = href.trim();
    if (safeHref.test(clean)) return clean;
    this.refused.add(`href ${clean.slice(0, 60)}`);
    return undefined;
  }

  private addText(raw: string): void {
    const own = [...new Set(this.open.flatMap((name) => marks[name] ?? []))];
    const href = this.hrefs.at(-1);
    const look: Omit<Inline, 'text'> = {
      ...(own.length > 0 ? { marks: own } : {}),
      ...(href ? { href } : {}),
    };
    this.blocks.addText(raw.replace(/[\t\n\r\f ]+/g, ' '), look);
  }

  private push(block: Block): void {
    this.blocks.breakLine(this.open);
    this.blocks.push(block);
  }

  private addPicture(attributes: Open['attributes']): void {
    const path = attributes.get('src') ?? '';
    const [width, height] = [attributes.get('width'), attributes.get('height')].map(Number);
    if (!safePicturePath.test(path) || !width || !height || width < 1 || height < 1)
      return void this.refused.add(`img ${path.slice(0, 60)} (a path of /media with width and height)`);
    const picture = {
      path,
      alt: attributes.get('alt') ?? '',
      width: Math.round(width),
      height: Math.round(height),
    };
    this.push({ type: 'picture', picture, caption: attributes.get('title') ?? '' });
  }

  private enterVideo(attributes: Open['attributes']): void {
    this.clip = attributes.get('title') ?? '';
    const src = attributes.get('src');
    if (src !== undefined) this.addSource(src);
  }

  /** The first source of a clip is the one that is shown. */
  private addSource(src: string): void {
    if (this.clip === null) return;
    if (safeClip.test(src)) this.push({ type: 'video', src, title: this.clip });
    else this.refused.add(`video ${src.slice(0, 60)}`);
    this.clip = null;
  }

  private addProducts(attributes: Open['attributes']): void {
    const ids = (attributes.get('ids') ?? '').split(',').map((id) => id.trim());
    const product_ids = ids.filter((id) => /^[1-9]\d{0,8}$/.test(id)).map(Number);
    if (product_ids.length !== ids.length) this.refused.add(`products ids ${ids.join(',').slice(0, 60)}`);
    if (product_ids.length > 0)
      this.push({ type: 'products', title: attributes.get('title') ?? '', product_ids });
  }
}
