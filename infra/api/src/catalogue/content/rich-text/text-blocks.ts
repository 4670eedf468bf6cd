import type { Block, Inline, RichText } from '@mall/contracts/api/content/rich-text';

type List = Extract<Block, { type: 'list' }>;
type Table = Extract<Block, { type: 'table' }>;

/** Most columns that a cell may span. */
const mostColumns = 20;
const cells: ReadonlySet<string> = new Set(['td', 'th']);
const lists: ReadonlySet<string> = new Set(['ul', 'ol']);

/** Blocks as they grow while HTML is read. Lists and tables in one another are read as lines of the outer one. */
export class TextBlocks {
  private readonly blocks: Block[] = [];
  private line: Inline[] = [];
  private list: List | null = null;
  private listDepth = 0;
  private isInItem = false;
  private table: Table | null = null;
  private tableDepth = 0;
  /** Columns of the cell that is read; 0 between cells. */
  private columns = 0;
  /** Pictures and the like of a table, which have no place in a cell. */
  private after: Block[] = [];

  /** Letters of one look; blanks are single ones already. */
  addText(text: string, look: Omit<Inline, 'text'>): void {
    const before = this.line.at(-1)?.text;
    const isAtStart = before === undefined || before.endsWith('\n');
    const shown = isAtStart ? text.trimStart() : text;
    if (shown !== '') this.line.push({ text: shown, ...look });
  }

  /** Ends the line: inside a cell or an item that is a line break, elsewhere the end of the block. */
  breakLine(open: readonly string[]): void {
    const last = this.line.at(-1);
    if (last) last.text = last.text.trimEnd();
    if (this.columns > 0 || this.isInItem) {
      if (last && last.text !== '') last.text += '\n';
      return;
    }
    const text = this.takeLine();
    if (text.length > 0) this.push(blockOf(text, open));
  }

  enter(name: string, span: number): void {
    if (name === 'table') {
      this.tableDepth += 1;
      if (this.tableDepth === 1) this.finishItem();
      this.table ??= { type: 'table', rows: [] };
    }
    if (this.table) {
      if (this.tableDepth === 1 && (name === 'tr' || cells.has(name))) this.finishCell();
      if (this.tableDepth === 1 && name === 'tr') this.table.rows.push([]);
      if (this.tableDepth === 1 && cells.has(name)) this.columns = Math.min(Math.max(1, span), mostColumns);
    } else if (lists.has(name)) {
      this.listDepth += 1;
      this.finishItem();
      this.list ??= { type: 'list', is_ordered: name === 'ol', items: [] };
    } else if (name === 'li' && this.list) {
      this.finishItem();
      this.isInItem = true;
    }
  }

  leave(name: string): void {
    if (this.table) {
      if (this.tableDepth === 1 && (name === 'tr' || name === 'table' || cells.has(name))) this.finishCell();
      if (name === 'table') this.tableDepth -= 1;
      if (this.tableDepth === 0) this.closeTable();
    } else if (lists.has(name) && this.list) {
      this.finishItem();
      this.listDepth -= 1;
      // What follows an inner list belongs to the item around it.
      this.isInItem = this.listDepth > 0;
      if (this.listDepth === 0) this.closeList();
    } else if (name === 'li') this.finishItem();
  }

  /** Adds what is no text: below a table, between the items of a list. */
  push(block: Block): void {
    if (this.table) {
      this.after.push(block);
      return;
    }
    const { list, isInItem } = this;
    this.finishItem();
    this.closeList();
    this.blocks.push(block);
    if (!list) return;
    this.list = { ...list, items: [] };
    this.isInItem = isInItem;
  }

  end(open: readonly string[]): RichText {
    this.finishCell();
    this.closeTable();
    this.finishItem();
    this.closeList();
    this.breakLine(open);
    return this.blocks;
  }

  /** What was read since the last block, without blanks and breaks at its end. */
  private takeLine(): Inline[] {
    const text = this.line.filter((part) => part.text !== '');
    this.line = [];
    const last = text.at(-1);
    if (last) last.text = last.text.trimEnd();
    return text.filter((part) => part.text !== '');
  }

  private finishCell(): void {
    const row = this.table?.rows.at(-1);
    if (this.columns > 0 && row) {
      row.push(this.takeLine());
      for (let further = 1; further < this.columns; further += 1) row.push([]);
    }
    this.columns = 0;
  }

  private finishItem(): void {
    if (!this.isInItem) return;
    this.isInItem = false;
    const text = this.takeLine();
    if (text.length > 0) this.list?.items.push(text);
  }

  private closeList(): void {
    if (this.list && this.list.items.length > 0) this.blocks.push(this.list);
    this.list = null;
  }

  private closeTable(): void {
    const rows = this.table?.rows.filter((row) => row.length > 0) ?? [];
    const after = this.after;
    this.table = null;
    this.tableDepth = 0;
    this.after = [];
    if (rows.length > 0) this.push({ type: 'table', rows });
    for (const block of after) this.push(block);
  }
}

function blockOf(text: Inline[], open: readonly string[]): Block {
  if (open.includes('blockquote')) return { type: 'quote', text };
  const heading = open.find((name) => /^h[1-6]$/.test(name));
  // The page's title is its only h1.
  if (heading) return { type: 'heading', level: heading === 'h1' || heading === 'h2' ? 2 : 3, text };
  return { type: 'paragraph', text };
}
