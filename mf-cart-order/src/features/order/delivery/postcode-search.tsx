import { css } from '@emotion/react';
import type { Postcode } from '@mall/contracts/api/orders/postcodes';
import { isApiError } from '@mall/contracts/client/api-error';
import { formatCount } from '@mall/contracts/domain/money';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { TextField } from '@mall/ui/controls/text-field';
import { Spinner } from '@mall/ui/feedback/spinner';
import { color, fontSize } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { copy } from './copy.ts';
import { postcodesQuery } from './queries.ts';

const pageSize = 10;
const words = copy.search;

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

interface Props {
  onChoose: (postcode: Postcode) => void;
  /** The shopper types the address instead. */
  onByHand: () => void;
}

/** Looks for an address by road, building or lot, ten at a time. */
export function PostcodeSearch({ onChoose, onByHand }: Props) {
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const input = useRef<HTMLInputElement>(null);
  const { data, error, isFetching, refetch } = useQuery({
    ...postcodesQuery(useServices(), keyword, page),
    enabled: keyword !== '',
    placeholderData: (previous) => (keyword === '' ? undefined : previous),
    retry: false,
  });
  useEffect(() => input.current?.focus(), []);
  const search = (event: FormEvent) => {
    event.preventDefault();
    const typed = input.current?.value.trim() ?? '';
    setPage(1);
    if (typed === keyword) void refetch();
    else setKeyword(typed);
  };
  const last = Math.ceil((data?.count ?? 0) / pageSize);
  return (
    <div css={layout}>
      <form onSubmit={search} noValidate>
        <TextField
          ref={input}
          label={words.label}
          placeholder={words.example}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={80}
          right={
            <Button type="submit" loading={isFetching}>
              {words.submit}
            </Button>
          }
        />
      </form>
      {keyword === '' && <p css={quiet}>{words.hint}</p>}
      <div role="status" css={quiet}>
        {isFetching ? words.searching : data && words.found(formatCount(data.count))}
      </div>
      {error && !isFetching && (
        <div css={center} role="alert">
          <p>{isApiError(error) ? error.message : words.failed}</p>
          <Button variant="secondary" onClick={onByHand}>
            {words.byHand}
          </Button>
        </div>
      )}
      {!data && isFetching && (
        <div css={center}>
          <Spinner size={32} />
        </div>
      )}
      {data?.rows.length === 0 && !error && <p css={center}>{words.none}</p>}
      {data && data.rows.length > 0 && !error && (
        <>
          <ul css={list}>
            {data.rows.map((postcode) => (
              <li key={`${postcode.zipcode} ${postcode.road_address} ${postcode.building_name}`}>
                <button type="button" css={row} onClick={() => onChoose(postcode)}>
                  <span css={zip} className="tabular">
                    {postcode.zipcode}
                  </span>
                  <span css={road}>{postcode.road_address}</span>
                  <span css={quiet}>
                    {words.jibun} {postcode.jibun_address}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          {last > 1 && (
            <div css={pages}>
              <Button variant="secondary" disabled={page <= 1} onClick={() => setPage(page - 1)}>
                {words.previous}
              </Button>
              <span className="tabular">{words.page(page, last)}</span>
              <Button variant="secondary" disabled={page >= last} onClick={() => setPage(page + 1)}>
                {words.next}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}
