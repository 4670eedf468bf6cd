import type { PageProps } from '@mall/remote-kit/define-remote';
import { idParam, pageParam } from '@mall/remote-kit/url-params';
import { Tabs } from '@mall/ui/layout/tabs';
import { MyFrame } from '../../shared/my-frame/my-frame.tsx';
import { copy } from './copy.ts';
import { reviewsHref, tabOf } from './queries.ts';
import { ToWrite } from './to-write.tsx';
import { ListSkeleton, Written } from './written.tsx';

/** Reviews that a member can write, and those that they wrote. */
export function Page({ url }: PageProps) {
  const tab = tabOf(url);
  return (
    <MyFrame title={copy.title} active="reviews" skeleton={<ListSkeleton />}>
      <Tabs
        label={copy.tabsLabel}
        fill
        current={reviewsHref(tab)}
        items={(['write', 'written'] as const).map((key) => ({
          href: reviewsHref(key),
          label: copy.tabs[key],
        }))}
      />
      {tab === 'write' ? (
        <ToWrite lineId={idParam(url.searchParams.get('line'))} />
      ) : (
        <Written page={pageParam(url)} />
      )}
    </MyFrame>
  );
}
