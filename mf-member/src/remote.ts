import { login } from '@mall/contracts/api/members';
import { defineRemote } from '@mall/remote-kit/define-remote';

export const remote = defineRemote({
  name: 'mf-member',
  routes: [
    {
      id: 'login',
      path: '/member/login',
      query: ['redirect_url'],
      isPersonal: true,
      head: () => ({
        title: '로그인',
        description: '로그인하고 회원 등급별 혜택가로 쇼핑하세요.',
        isNoIndex: true,
      }),
      component: () => import(/* webpackChunkName: "route-login" */ './features/login/login-page.tsx'),
    },
  ],
  uses: { calls: [login] },
});
