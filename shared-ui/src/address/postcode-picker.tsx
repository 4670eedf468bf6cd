import { css } from '@emotion/react';
import type { Postcode } from '@mall/contracts/api/orders/postcodes';
import { formatCount } from '@mall/contracts/domain/money';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from '../controls/button.tsx';
import { TextField } from '../controls/text-field.tsx';
import { Spinner } from '../spinner.tsx';
import { color, fontSize } from '../theme.ts';
import * as copy from './copy.ts';

const pageSize = 10;

const layout = css({ display: 'grid', gap: 16 });
const quiet = css({ color: color.quiet, fontSize: fontSize.note });
const list = css({ borderTop: `1px solid ${color.ink}` });
const row = css({
  display: 'grid',
  gap: 2,
  width: '100%',
  padding: '12px 4px',
  borderBottom: `1px solid ${color.line}`,
  textAlign: 'left',
  '&:hover': { background: color.wash },
  '&:focus-visible': { outlineOffset: -2 },
});
const zip = css({ color: color.ink, fontSize: fontSize.note, fontWeight: 700 });
const road = css({ color: color.ink, fontSize: fontSize.body });
const pages = css({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 12 });
const center = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  padding: '24px 0',
  textAlign: 'center',
});

export interface PostcodePickerProps {
  /** What is searched for; empty before the first search. */
  keyword: string;
  page: number;
  result: { rows: readonly Postcode[]; count: number } | undefined;
  isFetching: boolean;
  /** What went wrong, in words; empty where it is unknown, null while nothing did. */
  failed: string | null;
  onSearch: (keyword: string) => void;
  onPage: (page: number) => void;
  onChoose: (postcode: Postcode) => void;
  /** The shopper types the address instead. */
  onByHand: () => void;
}

/** Looks for an address by road, building or lot, ten at a time; the parent fetches them. */
export function PostcodePicker(props: PostcodePickerProps) {
  const { keyword, result, isFetching, failed, onSearch, onChoose, onByHand } = props;
  const hasFailed = failed !== null;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const search = (event: SubmitEvent) => {
    event.preventDefault();
    onSearch(input.current?.value.trim() ?? '');
  };
  return (
    <div css={layout}>
      <form onSubmit={search} noValidate>
        <TextField
          ref={input}
          label={copy.searchLabel}
          placeholder={copy.searchExample}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={80}
          right={
            <Button type="submit" loading={isFetching}>
              {copy.search}
            </Button>
          }
        />
      </form>
      {keyword === '' && <p css={quiet}>{copy.searchHint}</p>}
      <div role="status" css={quiet}>
        {isFetching ? copy.searching : result && copy.found(formatCount(result.count))}
      </div>
      {hasFailed && !isFetching && (
        <div css={center} role="alert">
          <p>{failed || copy.searchFailed}</p>
          <Button variant="secondary" onClick={onByHand}>
            {copy.byHand}
          </Button>
        </div>
      )}
      {!result && isFetching && (
        <div css={center}>
          <Spinner size={32} />
        </div>
      )}
      {result?.rows.length === 0 && !hasFailed && <p css={center}>{copy.none}</p>}
      {result && result.rows.length > 0 && !hasFailed && (
        <>
          <Found rows={result.rows} onChoose={onChoose} />
          <PageButtons {...props} last={Math.ceil(result.count / pageSize)} />
        </>
      )}
    </div>
  );
}

function Found({ rows, onChoose }: { rows: readonly Postcode[]; onChoose: PostcodePickerProps['onChoose'] }) {
  return (
    <ul css={list}>
      {rows.map((postcode) => (
        <li key={`${postcode.zipcode} ${postcode.road_address} ${postcode.building_name}`}>
          <button type="button" css={row} onClick={() => onChoose(postcode)}>
            <span css={zip} className="tabular">
              {postcode.zipcode}
            </span>
            <span css={road}>{postcode.road_address}</span>
            <span css={quiet}>
              {copy.jibun} {postcode.jibun_address}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function PageButtons({
  page,
  last,
  onPage,
}: Pick<PostcodePickerProps, 'page' | 'onPage'> & { last: number }) {
  if (last <= 1) return null;
  return (
    <div css={pages}>
      <Button variant="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {copy.previousPage}
      </Button>
      <span className="tabular">{copy.pageOf(page, last)}</span>
      <Button variant="secondary" disabled={page >= last} onClick={() => onPage(page + 1)}>
        {copy.nextPage}
      </Button>
    </div>
  );
}
