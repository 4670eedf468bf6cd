import type { SocialProvider } from '@mall/contracts/api/people/social-proof';
import type { ApiConfig } from '../../platform/config.ts';
import { appleGateway } from './apple.ts';
import { kakaoGateway } from './kakao.ts';
import { naverGateway } from './naver.ts';
import { paycoGateway } from './payco.ts';
import type { SocialGateway } from './social-provider.ts';

export type SocialGateways = Record<SocialProvider, SocialGateway>;

/** All social logins; every provider returns to one page of the shop (spec 2.1). */
export function socialGateways(config: ApiConfig, clock: () => Date): SocialGateways {
  const returnAddress = `${config.PUBLIC_ORIGIN}/member/login/snsCallback`;
  return {
    payco: paycoGateway(config, returnAddress),
    kakao: kakaoGateway(config, returnAddress),
    naver: naverGateway(config, returnAddress),
    apple: appleGateway(config, returnAddress, clock),
  };
}
