import { css } from '@emotion/react';
import type { Block, Inline } from '@mall/contracts/api/content/rich-text';
import { productGridFragment } from '@mall/contracts/platform/fragments';
import { Fragment } from '@mall/remote-kit/fragment';
import { Picture } from '@mall/ui/picture';
import { color, fontSize, media } from '@mall/ui/theme';
import type { ReactNode } from 'react';
import { bleed, textColumn } from './board-frame.ts';
import { copy } from './copy.ts';

const base = css({
  display: 'grid',
  // A wide table scrolls by itself.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 18,
  fontSize: 15,
  lineHeight: 1.8,
  [media.lg]: { gap: 22, fontSize: fontSize.lead },
});
const heading2 = css({
  marginTop: 20,
  fontSize: fontSize.title,
  fontWeight: 700,
  [media.lg]: { fontSize: 20 },
});
const heading3 = css({ marginTop: 8, fontSize: fontSize.lead, fontWeight: 600 });
const quote = css({
  padding: '4px 0 4px 20px',
  borderLeft: `2px solid ${color.ink}`,
  color: color.ink,
  fontSize: fontSize.title,
  lineHeight: 1.6,
});
const list = css({
  display: 'grid',
  gap: 6,
  paddingLeft: 22,
  'ul&': { listStyle: 'disc' },
  'ol&': { listStyle: 'decimal' },
  // A break inside an item or a cell is a letter of its text.
  whiteSpace: 'pre-line',
  '& > li::marker': { color: color.quiet },
});
const tableFrame = css({ overflowX: 'auto' });
const table = css({
  width: '100%',
  minWidth: 320,
  fontSize: fontSize.body,
  lineHeight: 1.6,
  borderTop: `1px solid ${color.ink}`,
  '& th, & td': {
    padding: '12px 14px',
    borderBottom: `1px solid ${color.line}`,
    textAlign: 'left',
    verticalAlign: 'top',
    whiteSpace: 'pre-line',
  },
  '& th': { background: color.wash, color: color.ink, fontWeight: 600, whiteSpace: 'pre' },
});
const caption = css({ marginTop: 8, color: color.quiet, fontSize: fontSize.note, textAlign: 'center' });
const link = css({
  color: color.ink,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  overflowWrap: 'anywhere',
});
const rule = css({ width: '100%', height: 1, border: 0, background: color.line });
const video = css({
  width: '100%',
  maxWidth: 640,
  height: 'auto',
  aspectRatio: '4 / 3',
  marginInline: 'auto',
});

const looks = {
  bold: css({ fontWeight: 700 }),
  italic: css({ fontStyle: 'italic' }),
  underline: css({ textDecoration: 'underline' }),
  strike: css({ textDecoration: 'line-through' }),
};

interface Props {
  text: readonly Block[];
  /** Column of the text; products and wide pictures may be broader. */
  isNarrow?: boolean;
}

/** A text that an operator wrote, built from its blocks: nothing of it is ever read as HTML. */
export function RichText({ text, isNarrow = true }: Props) {
  return (
    <div css={base}>
      {keyed(text).map(({ key, item: block }) => (
        <div key={key} css={[block.type === 'products' ? bleed : isNarrow && textColumn]}>
          <BlockView block={block} />
        </div>
      ))}
    </div>
  );
}

/** Parts of a text never move: their place is their key. */
const keyed = <Item,>(items: readonly Item[]) => items.map((item, index) => ({ key: `part-${index}`, item }));

function BlockView({ block }: { block: Block }): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p>{lineOf(block.text)}</p>;
    case 'heading':
      return block.level === 2 ? (
        <h2 css={heading2}>{lineOf(block.text)}</h2>
      ) : (
        <h3 css={heading3}>{lineOf(block.text)}</h3>
      );
    case 'quote':
      return <blockquote css={quote}>{lineOf(block.text)}</blockquote>;
    case 'list':
      return <List {...block} />;
    case 'table':
      return <Table rows={block.rows} />;
    case 'picture':
      return (
        <figure>
          <Picture picture={block.picture} sizes="(min-width: 768px) 720px, 100vw" />
          {block.caption && <figcaption css={caption}>{block.caption}</figcaption>}
        </figure>
      );
    case 'video':
      return <Clip {...block} />;
    case 'products':
      return (
        <Fragment
          of={productGridFragment}
          props={{ title: block.title || copy.products, productIds: block.product_ids }}
        />
      );
    case 'rule':
      return <hr css={rule} />;
  }
}

function List({ is_ordered, items }: Extract<Block, { type: 'list' }>) {
  const List = is_ordered ? 'ol' : 'ul';
  return (
    <List css={list}>
      {keyed(items).map(({ key, item }) => (
        <li key={key}>{lineOf(item)}</li>
      ))}
    </List>
  );
}

function Table({ rows: [names = [], ...rows] }: { rows: readonly (readonly Inline[][])[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard
    <div css={tableFrame} tabIndex={0}>
      <table css={table}>
        <thead>
          <tr>
            {keyed(names).map(({ key, item }) => (
              <th key={key} scope="col">
                {lineOf(item)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(rows).map(({ key, item: row }) => (
            <tr key={key}>
              {keyed(row).map(({ key: place, item: cell }) => (
                <td key={place}>{lineOf(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** 640 by 480, muted and by itself (spec 9); it can be stopped. */
function Clip({ src, title }: { src: string; title: string }) {
  return (
    <figure>
      <video
        css={video}
        src={src}
        width={640}
        height={480}
        aria-label={title || copy.videoHint}
        autoPlay
        muted
        loop
        playsInline
        controls
        preload="metadata"
      />
      {title && <figcaption css={caption}>{title}</figcaption>}
    </figure>
  );
}

function lineOf(line: readonly Inline[]): ReactNode {
  return keyed(line).map(({ key, item: { text, marks = [], href } }) => {
    const styles = marks.map((mark) => looks[mark]);
    if (href)
      return (
        <a
          key={key}
          css={[link, ...styles]}
          href={href}
          rel={href.startsWith('https:') ? 'noopener' : undefined}
        >
          {text}
        </a>
      );
    if (styles.length === 0) return text;
    return (
      <span key={key} css={styles}>
        {text}
      </span>
    );
  });
}
