import { randomUUID } from 'node:crypto';
import { loginFactsOf } from '@mall/contracts/platform/login-cookie';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** A browser with its cookies. A request takes them when it is sent; a reply changes them when it arrives. */
export class Browser {
  readonly jar = new Map<string, string>();

  constructor(private readonly app: FastifyInstance) {}

  /** Takes the cookies of now; `process` lets the edge and the API work, whenever that is. */
  send(
    method: 'GET' | 'POST',
    url: string,
    body?: object,
  ): { process: () => Promise<LightMyRequestResponse> } {
    const sessionId = this.sessionId();
    const headers = {
      cookie: [...this.jar].map(([name, value]) => `${name}=${value}`).join('; '),
      origin: 'http://localhost:3000',
      'client-session-id': sessionId,
    };
    return { process: () => this.app.inject({ method, url, headers, ...(body ? { payload: body } : {}) }) };
  }

  /** A reply arrives. */
  take(reply: LightMyRequestResponse): void {
    for (const cookie of [reply.headers['set-cookie'] ?? []].flat()) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      if (/; Max-Age=0\b/.test(cookie)) this.jar.delete(pair.slice(0, at));
      else this.jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }

  /** As the shell does it. */
  private sessionId(): string {
    const known = loginFactsOf(this.jar, '')[0]?.sessionId ?? this.jar.get('client-session-id');
    if (known) return known;
    const made = randomUUID();
    this.jar.set('client-session-id', made);
    return made;
  }
}
