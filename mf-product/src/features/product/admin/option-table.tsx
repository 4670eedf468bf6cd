import { css } from '@emotion/react';
import type { ProductAdmin } from '@mall/contracts/api/catalogue/product-view';
import { color, fontSize } from '@mall/ui/theme';
import { copy } from './copy.ts';

const scroller = css({ maxHeight: 480, overflow: 'auto' });
const table = css({
  width: '100%',
  minWidth: 'max-content',
  fontSize: fontSize.note,
  '& th, & td': {
    height: 36,
    padding: '0 10px',
    borderBottom: `1px solid ${color.line}`,
    textAlign: 'left',
    fontWeight: 400,
  },
  '& thead th': { position: 'sticky', top: 0, zIndex: 1, background: color.wash, fontWeight: 600 },
  // What scrolls sideways stays named.
  '& th:first-of-type': { position: 'sticky', left: 0, background: color.ground },
  '& thead th:first-of-type': { zIndex: 2, background: color.wash },
  '& [data-number]': { textAlign: 'right' },
  // Also seen without colour.
  '& [data-off]': { color: color.sale, fontWeight: 700 },
});

type Option = ProductAdmin['options'][number];

/** Every option as it is stored, also those that shoppers are not shown. Its numbers are those of `npm run shop -- stock`. */
export function OptionTable({ options }: { options: readonly Option[] }) {
  const { columns } = copy;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section css={scroller} tabIndex={0} aria-label={copy.table}>
      <table css={table}>
        <thead>
          <tr>
            <th scope="col">{columns.option}</th>
            <th scope="col" data-number>
              {columns.stock}
            </th>
            <th scope="col">{columns.state}</th>
            <th scope="col">{columns.display}</th>
            <th scope="col" data-number>
              {columns.held}
            </th>
            <th scope="col" data-number>
              {columns.quick}
            </th>
            <th scope="col" data-number>
              {columns.id}
            </th>
          </tr>
        </thead>
        <tbody className="tabular">
          {options.map((option) => (
            <OptionRow key={option.product_option_id} option={option} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function OptionRow({ option }: { option: Option }) {
  const {
    product_option_id,
    color: name,
    name: size,
    stock,
    held,
    cj_stock,
    sale_state,
    is_display,
  } = option;
  return (
    <tr>
      <th scope="row">{copy.option(name, size)}</th>
      <td data-number data-off={stock === 0 ? '' : undefined}>
        {stock.toLocaleString('ko-KR')}
      </td>
      <td data-off={sale_state === 'ON' ? undefined : ''}>{copy.states[sale_state]}</td>
      <td data-off={is_display ? undefined : ''}>{is_display ? copy.display.yes : copy.display.no}</td>
      <td data-number>{held.toLocaleString('ko-KR')}</td>
      <td data-number>{cj_stock === null ? copy.none : cj_stock.toLocaleString('ko-KR')}</td>
      <td data-number>{product_option_id}</td>
    </tr>
  );
}
