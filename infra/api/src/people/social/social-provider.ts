import type { SocialProof, SocialProvider } from '@mall/contracts/api/people/social-proof';

/** A person as a provider describes them. Empty strings for what it leaves out. */
export interface SocialIdentity {
  provider: SocialProvider;
  snsId: string;
  email: string;
  /** Whether the provider says that the address is this person's; only kakao and apple do. */
  isEmailVerified: boolean;
  name: string;
  /** 11 digits. */
  mobile: string;
}

/** What was agreed with the browser before it went to the provider. */
export interface SocialRound {
  state: string;
  nonce: string;
  /** Of PKCE; never given to the browser. */
  verifier: string;
}

/** One social login, as the member calls see it. */
export interface SocialGateway {
  /** The provider's page for a browser. */
  authorizeUrl: (round: SocialRound) => string;
  /** Asks the provider who it is; throws SocialRefusal, or anything else when it does not answer. */
  identify: (proof: SocialProof, round: SocialRound | null) => Promise<SocialIdentity>;
}

/** The provider, or what it sent, does not prove anything. */
export class SocialRefusal extends Error {
  override readonly name = 'SocialRefusal';
}

/** Digits of a Korean mobile number: `+82 10-1234-5678` is `01012345678`. */
export function mobileOf(given: string | undefined): string {
  const digits = (given ?? '').replace(/\D/g, '').replace(/^82/, '0').replace(/^00/, '0');
  return digits.length === 11 ? digits : '';
}
