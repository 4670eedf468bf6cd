import type { Problem } from '../problem.ts';
import type { Server } from './page-development.ts';

const lost = (message: string): Problem => ({ message, place: null, excerpt: [], frames: [] });

/** What does not compile of a part; nothing while its server has gone. */
export async function problemsOf({ origin }: Server): Promise<Problem[]> {
  try {
    const reply = await fetch(`${origin}/_development/problems`);
    return (await reply.json()) as Problem[];
  } catch {
    return [];
  }
}

/** Version of what the sources are now; null while they do not compile or their server has gone. */
export async function currentVersion({ origin }: Server): Promise<string | null> {
  try {
    const reply = await fetch(`${origin}/artifact.json`);
    return reply.ok ? ((await reply.json()) as { version: string }).version : null;
  } catch {
    return null;
  }
}

/** Where in the sources something was thrown; without a place when the server does not know it. */
export async function trace({ origin }: Server, message: string, stack: string): Promise<Problem> {
  try {
    const body = JSON.stringify({ message: message.slice(0, 20_000), stack: stack.slice(0, 20_000) });
    const reply = await fetch(`${origin}/_development/trace`, { method: 'POST', body });
    return reply.ok ? ((await reply.json()) as Problem) : lost(message);
  } catch {
    return lost(message);
  }
}
