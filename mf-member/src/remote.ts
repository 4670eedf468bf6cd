import { defineRemote } from '@mall/remote-kit/define-remote';
import { myOrderRoutes } from './my-order-routes.ts';
import { mySelfRoutes } from './my-self-routes.ts';
import { heads } from './shared/heads/copy.ts';
import { uses } from './uses.ts';

export const remote = defineRemote({
  name: 'mf-member',
  routes: [
    {
      id: 'login',
      path: '/member/login',
      query: ['redirect_url'],
      isPersonal: true,
      head: () => ({ ...heads.login, isNoIndex: true }),
      component: () => import(/* webpackChunkName: "route-login" */ './features/login/login-page.tsx'),
    },
    {
      // What comes with the address is read by the browser: no render and no log of ours gets it.
      id: 'sns-callback',
      path: '/member/login/snsCallback',
      layout: 'bare',
      isPersonal: true,
      head: () => ({ ...heads.social, isNoIndex: true }),
      component: () =>
        import(/* webpackChunkName: "route-sns-callback" */ './features/social/sns-callback-page.tsx'),
    },
    {
      id: 'join',
      path: '/member/join/intro',
      query: ['step', 'recommendStoreCode'],
      isPersonal: true,
      head: () => ({ ...heads.join, canonical: '/member/join/intro' }),
      component: () => import(/* webpackChunkName: "route-join" */ './features/join/join-page.tsx'),
    },
    {
      id: 'join-result',
      path: '/member/join/result',
      isPersonal: true,
      head: () => ({ ...heads.joined, isNoIndex: true }),
      component: () => import(/* webpackChunkName: "route-join-result" */ './features/join/result-page.tsx'),
    },
    {
      id: 'find',
      path: '/member/find',
      query: ['find'],
      isPersonal: true,
      head: () => ({ ...heads.find, isNoIndex: true }),
      component: () => import(/* webpackChunkName: "route-find" */ './features/find/find-page.tsx'),
    },
    {
      id: 'password-guide',
      path: '/member/resetpasswordguide',
      isPersonal: true,
      head: () => ({ ...heads.passwordGuide, isNoIndex: true }),
      component: () =>
        import(
          /* webpackChunkName: "route-password-guide" */ './features/password-guide/password-guide-page.tsx'
        ),
    },
    {
      id: 'nice-auth',
      paths: { 'nice-success': '/member/niceauth/success', 'nice-fail': '/member/niceauth/fail' },
      layout: 'bare',
      isPersonal: true,
      head: () => ({ ...heads.identity, isNoIndex: true }),
      component: () =>
        import(/* webpackChunkName: "route-nice-auth" */ './features/identity/nice-auth-page.tsx'),
    },
    ...mySelfRoutes,
    ...myOrderRoutes,
  ],
  uses,
});
