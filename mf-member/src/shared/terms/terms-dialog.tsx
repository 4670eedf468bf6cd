import { css } from '@emotion/react';
import type { Block, Inline } from '@mall/contracts/api/content/rich-text';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { Dialog } from '@mall/ui/feedback/dialog';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { color, fontSize } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { LoadingLines } from '../loading-lines.tsx';
import { copy } from './copy.ts';
import { documentQuery } from './queries.ts';

const text = css({ display: 'grid', gap: 12, fontSize: fontSize.body, lineHeight: 1.7 });
const title = css({ marginTop: 12, fontSize: fontSize.lead, fontWeight: 700 });
const list = css({ display: 'grid', gap: 4, paddingLeft: 20, listStyle: 'disc' });
const table = css({
  width: '100%',
  fontSize: fontSize.note,
  '& td': { padding: 8, border: `1px solid ${color.line}`, verticalAlign: 'top' },
});
const day = css({ color: color.quiet, fontSize: fontSize.note });

interface Props {
  code: 'terms' | 'privacy';
  onClose: () => void;
}

/** Terms in full, without leaving what is being filled in. */
export function TermsDialog({ code, onClose }: Props) {
  const { data, error, refetch } = useQuery(documentQuery(useServices(), code));
  return (
    <Dialog
      open
      onClose={onClose}
      title={data?.title ?? copy.titles[code]}
      footer={<Button onClick={onClose}>{copy.close}</Button>}
    >
      {!data && error && <ErrorState title={copy.failed} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingLines count={12} />}
      {data && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard
        <section css={text} tabIndex={0} aria-label={data.title}>
          <p css={day}>{copy.effective(data.effective_on.replaceAll('-', '.'))}</p>
          {keyed(data.content).map(({ key, item }) => (
            <BlockText key={key} block={item} />
          ))}
        </section>
      )}
    </Dialog>
  );
}

const keyed = <Item,>(items: readonly Item[]) => items.map((item, index) => ({ key: `part-${index}`, item }));
const lineOf = (line: readonly Inline[]) => line.map((part) => part.text).join('');

/** The words of a document; pictures and products are none of a consent's. */
function BlockText({ block }: { block: Block }) {
  switch (block.type) {
    case 'heading':
      return <h3 css={title}>{lineOf(block.text)}</h3>;
    case 'paragraph':
    case 'quote':
      return <p>{lineOf(block.text)}</p>;
    case 'list':
      return (
        <ul css={list}>
          {keyed(block.items).map(({ key, item }) => (
            <li key={key}>{lineOf(item)}</li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <table css={table}>
          <tbody>
            {keyed(block.rows).map(({ key, item: row }) => (
              <tr key={key}>
                {keyed(row).map(({ key: place, item: cell }) => (
                  <td key={place}>{lineOf(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    default:
      return null;
  }
}
