import { RegistryError } from '@mall/remote-kit/publish/registry-error';
import * as z from 'zod/mini';
import type { SmokeOptions, SmokeResult, SmokeTool } from './smoke-tool.ts';
import { type LookLine, lookLineSchema } from './smoke-wire.ts';

/** Longer than the service takes for a whole release, ms. */
const limitMs = 10 * 60_000;
/** What an answer may have: its pictures are at most twenty. */
const maximumBytes = 64 * 1024 * 1024;

const otherwise = 'or promote with --no-smoke --why "<reason>"';

/** Looks at releases with the browser of the service smoke, which has neither keys nor the registry's folder. */
export function smokeAt(origin: string): SmokeTool {
  return async ({ release, word, say }) => {
    const reply = await ask(origin, { release, word });
    for await (const line of linesOf(reply)) {
      if (line.kind === 'said') say(line.line);
      else if (line.kind === 'refused') throw new RegistryError(line.message);
      else return resultOf(line);
    }
    throw new RegistryError(`the browser at ${origin} stopped in the middle of its look`, [
      `its log says why; promote once more, ${otherwise}`,
    ]);
  };
}

async function ask(
  origin: string,
  wanted: Pick<SmokeOptions, 'release' | 'word'>,
): Promise<ReadableStream<Uint8Array>> {
  const reply = await fetch(`${origin}/looks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wanted),
    redirect: 'error',
    signal: AbortSignal.timeout(limitMs),
  }).catch(() => null);
  if (!reply)
    throw new RegistryError(`no browser answers at ${origin}, with which the release could be looked at`, [
      `start the service smoke, name it with SMOKE_ORIGIN, ${otherwise}`,
    ]);
  if (reply.status === 409)
    throw new RegistryError('another release is being looked at', ['promote once more when that is over']);
  if (!reply.ok || !reply.body)
    throw new RegistryError(`the browser at ${origin} answered ${reply.status}`, [
      `is it the service smoke of this version? ${otherwise}`,
    ]);
  return reply.body;
}

/** Lines of an answer, as they come; ends where the answer does, or breaks off. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<LookLine> {
  const decoder = new TextDecoder();
  let pieces: string[] = [];
  let bytes = 0;
  for await (const chunk of endingWhereBroken(body)) {
    bytes += chunk.byteLength;
    if (bytes > maximumBytes) throw new RegistryError('the browser answered more than any look has');
    const [first = '', ...more] = decoder.decode(chunk, { stream: true }).split('\n');
    pieces.push(first);
    for (const next of more) {
      yield parseLine(pieces.join(''));
      pieces = [next];
    }
  }
}

async function* endingWhereBroken(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch {
    // The reader of the body reports that no result came.
  }
}

function parseLine(text: string): LookLine {
  try {
    return z.parse(lookLineSchema, JSON.parse(text));
  } catch {
    throw new RegistryError('the browser answered something that is no look', [
      'are registry and smoke of the same version?',
    ]);
  }
}

const resultOf = ({ pages, skipped, failures }: Extract<LookLine, { kind: 'result' }>): SmokeResult => ({
  pages,
  skipped,
  failures: failures.map(({ picture, ...failure }) => ({
    ...failure,
    picture: picture === null ? null : Buffer.from(picture, 'base64'),
  })),
});
