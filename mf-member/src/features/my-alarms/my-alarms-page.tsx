import { css } from '@emotion/react';
import type { PageProps } from '@mall/remote-kit/define-remote';
import { useServices } from '@mall/remote-kit/services';
import { pageParam } from '@mall/remote-kit/url-params';
import { Button } from '@mall/ui/controls/button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { color, fontSize } from '@mall/ui/theme';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { heads } from '../../shared/heads/copy.ts';
import { Loaded } from '../../shared/loaded.tsx';
import { MyFrame } from '../../shared/my-frame/my-frame.tsx';
import { Pages } from '../../shared/pages.tsx';
import { RowSkeletons } from '../../shared/row-skeletons.tsx';
import { AlarmRow } from './alarm-row.tsx';
import { copy } from './copy.ts';
import { alarmsQuery } from './queries.ts';

const note = css({ color: color.quiet, fontSize: fontSize.note, textWrap: 'balance' });
const list = css({ marginTop: 12, borderTop: `1px solid ${color.ink}` });
const href = (page: number) => (page === 1 ? '/mypage/alarms' : `/mypage/alarms?page=${page}`);

/** Options that the member waits for (spec 4.11). */
export function Page({ url }: PageProps) {
  return (
    <MyFrame title={heads.alarms.title} active="alarms" skeleton={<RowSkeletons height={116} />}>
      <Alarms page={pageParam(url)} />
    </MyFrame>
  );
}

function Alarms({ page }: { page: number }) {
  const query = useQuery({ ...alarmsQuery(useServices(), page), placeholderData: keepPreviousData });
  return (
    <Loaded query={query} skeleton={<RowSkeletons height={116} />} failed={copy.failed}>
      {({ rows, paginate }) =>
        rows.length === 0 ? (
          <Nothing isFirst={page === 1} />
        ) : (
          <>
            <p css={note}>{copy.note}</p>
            <ul css={list}>
              {rows.map((alarm) => (
                <AlarmRow key={alarm.restock_alarm_id} alarm={alarm} />
              ))}
            </ul>
            <Pages paginate={paginate} href={href} />
          </>
        )
      }
    </Loaded>
  );
}

function Nothing({ isFirst }: { isFirst: boolean }) {
  return (
    <EmptyState
      icon="bell"
      title={isFirst ? copy.empty : copy.emptyPage}
      description={isFirst && copy.emptyHint}
      action={
        <Button href={isFirst ? '/goods/list/BEST' : href(1)}>{isFirst ? copy.toBest : copy.toFirst}</Button>
      }
    />
  );
}
