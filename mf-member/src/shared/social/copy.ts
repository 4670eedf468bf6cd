import type { SocialProvider } from '@mall/contracts/api/people/social-proof';

export const copy = {
  names: { payco: '페이코', kakao: '카카오', naver: '네이버', apple: '애플' } as const satisfies Record<
    SocialProvider,
    string
  >,
  login: (name: string) => `${name}로 로그인`,
  join: (name: string) => `${name}로 시작하기`,
  failed: '현재 SNS로그인을 진행하실 수 없습니다.',
  noAppleOnAndroid: '안드로이드는 애플로그인을 지원하지 않습니다.',
} as const;
