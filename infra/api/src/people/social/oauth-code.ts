import { createHash, randomBytes } from 'node:crypto';
import type { SocialProof } from '@mall/contracts/api/people/social-proof';
import { SocialRefusal, type SocialRound } from './social-provider.ts';

/** Where providers send the browser back to; registered with each of them. */
export type ReturnAddress = string;

/** What only this server knows of a round (PKCE, RFC 7636): a code that was stolen on its way is worth nothing without it. */
export const newVerifier = (): string => randomBytes(32).toString('base64url');

/** What a provider's page is asked with besides the client. Providers without PKCE ignore it (RFC 6749, 3.1). */
export const roundQuery = ({ state, verifier }: SocialRound) => ({
  state,
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
});

/** What a code is exchanged with besides the client. */
export function codeForm(code: string, round: SocialRound | null): Record<string, string> {
  if (!round) throw new SocialRefusal('no state');
  // A round that began before the server was updated has none.
  const proof = round.verifier ? { code_verifier: round.verifier } : {};
  return { grant_type: 'authorization_code', code, ...proof };
}

/** The access token of a proof: exchanged for the code of a web return, or given by the app's own sign-in. */
export async function accessTokenOf(
  proof: SocialProof,
  round: SocialRound | null,
  exchange: (form: Record<string, string>) => Promise<{ access_token: string }>,
): Promise<string> {
  if (proof.code) return (await exchange(codeForm(proof.code, round))).access_token;
  if (proof.sns_token && /^[\x21-\x7e]+$/.test(proof.sns_token)) return proof.sns_token;
  throw new SocialRefusal('nothing to prove it with');
}
