import { css } from '@emotion/react';
import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import { color, fontSize, media } from '@mall/ui/theme';
import { copy } from './copy.ts';
import type { Shown } from './size-section.tsx';

const scroller = css({ overflowX: 'auto' });
const tableStyles = css({
  width: '100%',
  minWidth: 'max-content',
  fontSize: fontSize.note,
  [media.lg]: { fontSize: fontSize.body },
  '& th, & td': {
    height: 52,
    padding: '0 10px',
    borderBottom: `1px solid ${color.line}`,
    textAlign: 'center',
    fontWeight: 400,
  },
  '& thead th': { borderTop: `1px solid ${color.ink}`, background: color.wash, fontWeight: 600 },
  '& tbody th': { fontWeight: 600 },
  '& th:first-of-type': { position: 'sticky', left: 0, background: color.ground },
  '& thead th:first-of-type': { background: color.wash },
  '& [data-on]': { background: color.wash, color: color.ink, fontWeight: 700 },
});
const head = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 40,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  textUnderlineOffset: 4,
  [media.hover]: { '&:hover': { textDecoration: 'underline' } },
  '&[aria-pressed="true"]': { textDecoration: 'underline' },
});
const letter = css({
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  borderRadius: '50%',
  background: color.ink,
  color: '#fff',
  fontSize: fontSize.mark,
  forcedColorAdjust: 'none',
});
const rowButton = css({
  minWidth: 56,
  minHeight: 40,
  fontWeight: 600,
  '&[aria-pressed="true"]': { textDecoration: 'underline', textUnderlineOffset: 4 },
});

interface Props {
  table: ProductView['size_table'];
  shown: Shown;
  onShow: (shown: Shown) => void;
}

/** Measures by size. A column that is pointed at or focused is marked on the drawing, a size puts its cm there. */
export function SizeTable({ table: { columns, rows }, shown, onShow }: Props) {
  const letterOf = (index: number) => String.fromCharCode('A'.charCodeAt(0) + index);
  const isOn = (index: number, size: string) => shown.column === index || shown.size === size;
  return (
    <div css={scroller}>
      <table css={tableStyles} aria-label={copy.table}>
        <thead>
          <tr>
            <th scope="col">{copy.size}</th>
            {columns.map((column, index) => {
              const show = () => onShow({ ...shown, column: index });
              return (
                <th
                  key={column}
                  scope="col"
                  onPointerEnter={show}
                  data-on={shown.column === index ? '' : undefined}
                >
                  <button
                    css={head}
                    type="button"
                    aria-pressed={shown.column === index}
                    onFocus={show}
                    onClick={show}
                  >
                    <span css={letter}>{letterOf(index)}</span>
                    {column}
                  </button>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ size, values }) => (
            <tr key={size} onPointerEnter={() => onShow({ ...shown, size })}>
              <th scope="row">
                <button
                  css={rowButton}
                  type="button"
                  aria-pressed={shown.size === size}
                  aria-label={copy.showSize(size)}
                  onFocus={() => onShow({ ...shown, size })}
                  onClick={() => onShow({ ...shown, size })}
                >
                  {size}
                </button>
              </th>
              {columns.map((column, index) => (
                <td key={column} className="tabular" data-on={isOn(index, size) ? '' : undefined}>
                  {values[index] ?? '-'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
