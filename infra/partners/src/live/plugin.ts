import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import type { PartnersConfig } from '../config.ts';
import { refusalPage, sendPage, sendUnder } from '../html.ts';
import { liveScript } from './live-script.ts';
import { playerPage, playerScript, type Viewer } from './player-page.ts';

const viewerSchema = z.object({ userId: z.string().min(1).max(100), userName: z.string().min(1).max(100) });
const querySchema = z.object({
  ak: z.string(),
  ck: z.string().max(32).default(''),
  tk: z.string().max(1000).default(''),
});

/** The live vendor: its script, and the player that the script puts into the shop's page. */
export function livePlugin(config: PartnersConfig) {
  return async (app: FastifyInstance): Promise<void> => {
    const sendScript = (reply: FastifyReply, script: string) =>
      reply
        .header('content-type', 'text/javascript; charset=utf-8')
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', 'public, max-age=300')
        .send(script);
    app.get('/live/live.js', (_request, reply) => sendScript(reply, liveScript));
    app.get('/live/v1/player.js', (_request, reply) => sendScript(reply, playerScript(config.PUBLIC_ORIGIN)));
    app.get('/live/v1/player.html', (request, reply) => {
      const query = querySchema.safeParse(request.query);
      const viewer = query.success ? viewerOf(query.data.tk) : undefined;
      if (query.data?.ak !== config.LIVE_ACCESS_KEY || viewer === undefined)
        return sendPage(reply, 400, refusalPage('방송을 재생할 수 없습니다', '요청이 올바르지 않습니다.'));
      return sendUnder(
        reply,
        200,
        playerPage(query.data.ck, viewer),
        `default-src 'none'; script-src 'self'; style-src 'self'; frame-ancestors ${config.PUBLIC_ORIGIN}; base-uri 'none'`,
      );
    });
  };
}

/** Null for a guest, undefined for an unknown viewer. */
function viewerOf(token: string): Viewer | null | undefined {
  if (token === '') return null;
  try {
    return viewerSchema.safeParse(JSON.parse(token)).data;
  } catch {
    return undefined;
  }
}
