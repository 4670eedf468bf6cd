import { css } from '@emotion/react';
import { defaultSort, sortOptions } from '@mall/contracts/domain/catalogue/goods-list';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { Select } from '@mall/ui/controls/select';
import { media } from '@mall/ui/theme';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { copy } from '../copy.ts';
import { listQueryOf } from '../state/list-links.ts';
import { listPathOf } from '../state/list-scope.ts';
import type { ListState } from '../state/list-state.ts';

const form = css({
  display: 'flex',
  flex: '0 1 118px',
  minWidth: 'min(108px, 30vw)',
  gap: 4,
  [media.md]: { flexBasis: 132 },
  [media.noScript]: { flexBasis: 188 },
});
const field = css({ flex: 1, minWidth: 0 });
const withoutScript = css({ display: 'none', [media.noScript]: { display: 'block' } });

/** Order of the list: a GET form that sends itself on change, and has a button where scripts are off. */
export function SortForm({ list: { scope, params, links } }: { list: ListState }) {
  const { navigate } = useServices();
  const select = useRef<HTMLSelectElement>(null);
  // Back and forward change the order too; the field keeps its focus meanwhile.
  useEffect(() => {
    if (select.current) select.current.value = params.sort;
  }, [params.sort]);

  const onChange = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const sort = sortOptions.find(({ value }) => value === target.value)?.value;
    if (sort) void navigate(links.hrefOf({ sort }), { keepScroll: true });
  };
  const hidden = Object.entries(listQueryOf({ ...params, sort: defaultSort, page: 1 })).flatMap(
    ([name, value]) =>
      Array.isArray(value)
        ? value.map((item) => [`${name}[]`, String(item)] as const)
        : value
          ? [[name, String(value)] as const]
          : [],
  );
  return (
    <form css={form} action={listPathOf(scope)} method="get">
      {hidden.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <div css={field}>
        <Select
          ref={select}
          label={copy.sort}
          hideLabel
          name="sort"
          size="md"
          defaultValue={params.sort}
          onChange={onChange}
        >
          {sortOptions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      <div css={withoutScript}>
        <Button type="submit" size="md" variant="secondary">
          {copy.applySort}
        </Button>
      </div>
    </form>
  );
}
