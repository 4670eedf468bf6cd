import { type EdgeReport, edgeReportHeaders } from '@mall/contracts/platform/edge-report';
import type { Release } from '@mall/contracts/platform/release';
import { readWithin } from './read-within.ts';
import { type Verified, type VerifyOptions, verifyRelease, verifyReply } from './verify-reply.ts';

const replyLimitMs = 5000;
/** A release of eight parts is about 0.2 MB. */
const replyLimitBytes = 8 * 1024 * 1024;

/**
 * Asks the registry for a channel once; null where it points nowhere. Rejects unless the answer is genuine and newer
 * than what was taken before.
 * @param report what this edge reports to the registry; nothing for a channel that it serves nothing of
 */
export async function fetchChannel(
  registryOrigin: string,
  { report = null, ...options }: VerifyOptions & { report?: EdgeReport | null },
): Promise<Verified | null> {
  const headers = report ? edgeReportHeaders(report) : {};
  const body = await ask(`${registryOrigin}/channels/${options.channel}`, headers);
  return body === null ? null : verifyReply(body, options);
}

/** Asks for one release; null where the registry has none of this id. */
export async function fetchRelease(
  registryOrigin: string,
  id: string,
  publicKeyPem: string,
): Promise<Release | null> {
  const body = await ask(`${registryOrigin}/releases/${id}`);
  return body === null ? null : verifyRelease(body, publicKeyPem);
}

async function ask(url: string, headers: Record<string, string> = {}): Promise<unknown> {
  const reply = await fetch(url, {
    headers,
    signal: AbortSignal.timeout(replyLimitMs),
    // Edges believe the registry that they were given, not one that an answer points to.
    redirect: 'error',
  });
  if (reply.status === 404) return null;
  if (!reply.ok) throw new Error(`the registry answered ${reply.status}`);
  return JSON.parse((await readWithin(reply, replyLimitBytes)).toString('utf8'));
}
