import { listBrandIntroductions } from '@mall/contracts/api/catalogue/brands';
import { listBestReviews } from '@mall/contracts/api/community/reviews';
import { listNotices, viewNotice, viewSettings } from '@mall/contracts/api/content/content';
import { attendEvent, viewAttendance } from '@mall/contracts/api/content/event-attendance';
import {
  deleteEventComment,
  listEventComments,
  writeEventComment,
} from '@mall/contracts/api/content/event-comments';
import { listEvents, viewEvent } from '@mall/contracts/api/content/events';
import { listFaqs, listStores, viewDocument } from '@mall/contracts/api/content/help';
import { listMagazines, viewMagazine } from '@mall/contracts/api/content/magazines';
import { listPlans, viewPlan } from '@mall/contracts/api/content/plans';
import { downloadCoupon, listDownloadableCoupons } from '@mall/contracts/api/money/coupon-zone';
import { listMyCoupons, listMyPoints } from '@mall/contracts/api/money/my-benefits';
import { addBrandWish, listBrandWishes, removeBrandWishes } from '@mall/contracts/api/people/brand-wishes';
import { listGrades } from '@mall/contracts/api/people/member-account';
import { productGridFragment } from '@mall/contracts/platform/fragments';
import { previewParameter } from '@mall/contracts/platform/preview';
import { defineRemote } from '@mall/remote-kit/define-remote';
import { benefitHead } from './features/benefit/benefit-head.ts';
import {
  couponsQuery as benefitCouponsQuery,
  eventsQuery,
  gradesQuery,
  plansQuery,
} from './features/benefit/queries.ts';
import { bestReviewsHead } from './features/best-review/best-review-head.ts';
import { bestReviewsQuery } from './features/best-review/queries.ts';
import { brandsHead } from './features/brand/brand-head.ts';
import { brandsQuery } from './features/brand/queries.ts';
import { couponZoneHead } from './features/coupon/coupon-head.ts';
import { couponsQuery } from './features/coupon/queries.ts';
import { documentHead } from './features/document/document-head.ts';
import { codeParam, documentQuery } from './features/document/queries.ts';
import { eventHead, eventListHead } from './features/event/event-head.ts';
import { eventListQuery, prefetchEvent } from './features/event/queries.ts';
import { faqHead } from './features/faq/faq-head.ts';
import { faqsQuery } from './features/faq/queries.ts';
import { copy as forceUpdateCopy } from './features/force-update/copy.ts';
import { magazineHead, magazineListHead } from './features/magazine/magazine-head.ts';
import { magazineListQuery, magazineQuery } from './features/magazine/queries.ts';
import { noticeHead, noticeListHead } from './features/notice/notice-head.ts';
import { noticeListQuery, noticeQuery } from './features/notice/queries.ts';
import { planHead, planListHead } from './features/plan/plan-head.ts';
import { planListQuery, planQuery } from './features/plan/queries.ts';
import { storesQuery } from './features/store/queries.ts';
import { storesHead } from './features/store/store-head.ts';
import { siteSettingsQuery } from './shared/queries.ts';

export const remote = defineRemote({
  name: 'mf-content',
  routes: [
    {
      id: 'notices',
      path: '/board/notice',
      query: ['page', 'keyword'],
      prefetch: ({ services, url }) => services.queryClient.prefetchQuery(noticeListQuery(services, url)),
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
    {
      id: 'events',
      path: '/event/list',
      query: ['page', 'state'],
      prefetch: ({ services, url }) => services.queryClient.prefetchQuery(eventListQuery(services, url)),
      head: eventListHead,
      component: () => import(/* webpackChunkName: "route-events" */ './features/event/event-list-page.tsx'),
    },
    {
      id: 'event',
      path: '/event/common/view/:eventId',
      query: ['page'],
      prefetch: ({ services, params, url }) => prefetchEvent(services, params.eventId, url),
      head: eventHead,
      component: () => import(/* webpackChunkName: "route-event" */ './features/event/event-page.tsx'),
    },
    {
      id: 'plans',
      path: '/plan/common/list',
      query: ['page', 'initialBrandTabName'],
      prefetch: ({ services, url }) => services.queryClient.prefetchQuery(planListQuery(services, url)),
      head: planListHead,
      component: () => import(/* webpackChunkName: "route-plans" */ './features/plan/plan-list-page.tsx'),
    },
    {
      id: 'plan',
      path: '/plan/common/view/:planId',
      query: ['sort', previewParameter],
      prefetch: ({ services, params, url }) =>
        services.queryClient.prefetchQuery(planQuery(services, params.planId, url)),
      head: planHead,
      component: () => import(/* webpackChunkName: "route-plan" */ './features/plan/plan-page.tsx'),
    },
    {
      id: 'magazines',
      path: '/board/magazine',
      query: ['page'],
      prefetch: ({ services, url }) => services.queryClient.prefetchQuery(magazineListQuery(services, url)),
      head: magazineListHead,
      component: () =>
        import(/* webpackChunkName: "route-magazines" */ './features/magazine/magazine-list-page.tsx'),
    },
    {
      id: 'magazine',
      path: '/board/magazine/:magazineId',
      query: [previewParameter],
      prefetch: ({ services, params, url }) =>
        services.queryClient.prefetchQuery(magazineQuery(services, params.magazineId, url)),
      head: magazineHead,
      component: () =>
        import(/* webpackChunkName: "route-magazine" */ './features/magazine/magazine-page.tsx'),
    },
    {
      id: 'best-reviews',
      path: '/board/plus_review_article',
      query: ['page', 'is_photo'],
      prefetch: ({ services, url }) => services.queryClient.prefetchQuery(bestReviewsQuery(services, url)),
      head: bestReviewsHead,
      component: () =>
        import(/* webpackChunkName: "route-best-reviews" */ './features/best-review/best-review-page.tsx'),
    },
    {
      id: 'coupon-zone',
      path: '/coupon/list',
      prefetch: ({ services, url }) =>
        Promise.all([
          services.queryClient.prefetchQuery(siteSettingsQuery(services, url)),
          services.queryClient.prefetchQuery(couponsQuery(services)),
        ]),
      head: couponZoneHead,
      component: () =>
        import(/* webpackChunkName: "route-coupon-zone" */ './features/coupon/coupon-zone-page.tsx'),
    },
    {
      id: 'benefits',
      path: '/benefit/list',
      prefetch: ({ services, url }) =>
        Promise.all([
          services.queryClient.prefetchQuery(siteSettingsQuery(services, url)),
          services.queryClient.prefetchQuery(gradesQuery(services)),
          services.queryClient.prefetchQuery(benefitCouponsQuery(services)),
          services.queryClient.prefetchQuery(plansQuery(services, url)),
          services.queryClient.prefetchQuery(eventsQuery(services, url)),
        ]),
      head: benefitHead,
      component: () => import(/* webpackChunkName: "route-benefits" */ './features/benefit/benefit-page.tsx'),
    },
    {
      id: 'brands',
      path: '/brand/introduce',
      query: ['brand', 'keyword', 'order'],
      prefetch: ({ services, url }) => services.queryClient.prefetchQuery(brandsQuery(services, url)),
      head: brandsHead,
      component: () => import(/* webpackChunkName: "route-brands" */ './features/brand/brands-page.tsx'),
    },
    {
      id: 'faq',
      path: '/cs/faq',
      query: ['category', 'keyword'],
      prefetch: ({ services, url }) =>
        Promise.all([
          services.queryClient.prefetchQuery(faqsQuery(services, url)),
          services.queryClient.prefetchQuery(siteSettingsQuery(services, url)),
        ]),
      head: faqHead,
      component: () => import(/* webpackChunkName: "route-faq" */ './features/faq/faq-page.tsx'),
    },
    {
      id: 'document',
      path: '/policy/:code',
      query: ['version'],
      prefetch: async ({ services, params, url }) => {
        const code = codeParam(params.code);
        if (code) await services.queryClient.prefetchQuery(documentQuery(services, code, url));
      },
      head: documentHead,
      component: () =>
        import(/* webpackChunkName: "route-document" */ './features/document/document-page.tsx'),
    },
    {
      id: 'stores',
      path: '/store',
      query: ['region', 'keyword'],
      prefetch: ({ services, url }) => services.queryClient.prefetchQuery(storesQuery(services, url)),
      head: storesHead,
      component: () => import(/* webpackChunkName: "route-stores" */ './features/store/store-page.tsx'),
    },
    {
      id: 'force-update',
      path: '/layer/forceupdate',
      layout: 'bare',
      prefetch: ({ services, url }) => services.queryClient.prefetchQuery(siteSettingsQuery(services, url)),
      head: () => ({
        title: forceUpdateCopy.title,
        description: forceUpdateCopy.description,
        isNoIndex: true,
      }),
      component: () =>
        import(/* webpackChunkName: "route-force-update" */ './features/force-update/force-update-page.tsx'),
    },
  ],
  uses: {
    calls: [
      listNotices,
      viewNotice,
      viewSettings,
      listEvents,
      viewEvent,
      listEventComments,
      writeEventComment,
      deleteEventComment,
      viewAttendance,
      attendEvent,
      listPlans,
      viewPlan,
      listMagazines,
      viewMagazine,
      listBestReviews,
      listDownloadableCoupons,
      downloadCoupon,
      listMyCoupons,
      listMyPoints,
      listBrandIntroductions,
      listBrandWishes,
      addBrandWish,
      removeBrandWishes,
      listFaqs,
      viewDocument,
      listStores,
      listGrades,
    ],
    fragments: [productGridFragment],
  },
});
