import type { SocialProof } from '@mall/contracts/api/people/social-proof';
import { SocialRefusal } from './social-provider.ts';

/** Where providers send the browser back to; registered with each of them. */
export type ReturnAddress = string;

/** The access token of a proof: exchanged for the code of a web return, or given by the app's own sign-in. */
export async function accessTokenOf(
  proof: SocialProof,
  exchange: (code: string) => Promise<{ access_token: string }>,
): Promise<string> {
  if (proof.code) return (await exchange(proof.code)).access_token;
  if (proof.sns_token && /^[\x21-\x7e]+$/.test(proof.sns_token)) return proof.sns_token;
  throw new SocialRefusal('nothing to prove it with');
}
