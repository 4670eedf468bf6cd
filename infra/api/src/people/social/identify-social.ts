import type { SocialProof, SocialProvider } from '@mall/contracts/api/people/social-proof';
import * as z from 'zod';
import type { Db } from '../../platform/database/schema/schema.ts';
import { loginFailure } from '../access/login-failures.ts';
import { issueTicket, takeTicket } from '../access/tickets.ts';
import { newVerifier } from './oauth-code.ts';
import type { SocialGateways } from './social-gateways.ts';
import { type SocialIdentity, SocialRefusal, type SocialRound } from './social-provider.ts';

const roundSchema = z.object({ provider: z.string(), nonce: z.string(), verifier: z.string().default('') });

interface Context {
  db: Db;
  gateways: SocialGateways;
  sessionId: string;
  now: Date;
}

/** Begins a round with a provider: its state comes back once, to this browser session. */
export async function beginSocial(
  provider: SocialProvider,
  { db, gateways, sessionId, now }: Context,
): Promise<{ state: string; nonce: string; url: string }> {
  const nonce = crypto.randomUUID();
  const verifier = newVerifier();
  const payload = { provider, nonce, verifier };
  const state = await issueTicket(db, { kind: 'SOCIAL_STATE', sessionId, payload }, now);
  return { state, nonce, url: gateways[provider].authorizeUrl({ state, nonce, verifier }) };
}

/**
 * Who is behind a social proof, as the provider itself says. Fails with PARAMETER_NULL without a proof, ERROR when the
 * state or the provider refuses it, SYSTEM_ERROR when the provider does not answer (spec 8.1).
 */
export async function identifySocial(
  proof: SocialProof,
  { db, gateways, sessionId, now }: Context,
): Promise<SocialIdentity> {
  const needsState = Boolean(proof.code || proof.id_token);
  if (!needsState && !proof.sns_token) throw loginFailure('PARAMETER_NULL');
  let round: SocialRound | null = null;
  if (needsState) {
    if (!proof.state) throw loginFailure('PARAMETER_NULL');
    const use = { kind: 'SOCIAL_STATE', ticket: proof.state, sessionId, now } as const;
    const ticket = await takeTicket(db, use, roundSchema);
    // Without it, a link from elsewhere could log a shopper into an attacker's account.
    if (ticket?.payload.provider !== proof.provider) throw loginFailure('ERROR');
    const { nonce, verifier } = ticket.payload;
    round = { state: proof.state, nonce, verifier };
  }
  try {
    return await gateways[proof.provider].identify(proof, round);
  } catch (error) {
    throw loginFailure(error instanceof SocialRefusal ? 'ERROR' : 'SYSTEM_ERROR');
  }
}
