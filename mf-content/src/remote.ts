import { listNotices, viewNotice } from '@mall/contracts/api/content/content';
import { productGridFragment } from '@mall/contracts/platform/fragments';
import { defineRemote } from '@mall/remote-kit/define-remote';
import { pageParam } from '@mall/remote-kit/url-params';
import { noticeHead, noticeListHead } from './features/notice/notice-head.ts';
import { noticeListQuery, noticeQuery } from './features/notice/queries.ts';

export const remote = defineRemote({
  name: 'mf-content',
  routes: [
    {
      id: 'notices',
      path: '/board/notice',
      query: ['page'],
      prefetch: ({ services, url }) =>
        services.queryClient.prefetchQuery(noticeListQuery(services, pageParam(url))),
      head: noticeListHead,
      component: () =>
        import(/* webpackChunkName: "route-notices" */ './features/notice/notice-list-page.tsx'),
    },
    {
      id: 'notice',
      path: '/board/notice/:noticeId',
      prefetch: ({ services, params }) =>
        services.queryClient.prefetchQuery(noticeQuery(services, params.noticeId)),
      head: noticeHead,
      component: () => import(/* webpackChunkName: "route-notice" */ './features/notice/notice-page.tsx'),
    },
  ],
  uses: {
    calls: [listNotices, viewNotice],
    fragments: [productGridFragment],
  },
});
