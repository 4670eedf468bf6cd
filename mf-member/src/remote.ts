import { login } from '@mall/contracts/api/people/members';
import { defineRemote } from '@mall/remote-kit/define-remote';
import { copy } from './features/login/copy.ts';

export const remote = defineRemote({
  name: 'mf-member',
  routes: [
    {
      id: 'login',
      path: '/member/login',
      query: ['redirect_url'],
      isPersonal: true,
      head: () => ({
        title: copy.title,
        description: copy.description,
        isNoIndex: true,
      }),
      component: () => import(/* webpackChunkName: "route-login" */ './features/login/login-page.tsx'),
    },
  ],
  uses: { calls: [login] },
});
