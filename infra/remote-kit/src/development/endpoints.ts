import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Artifact } from '@mall/contracts/platform/artifact';
import * as z from 'zod/mini';
import type { BuiltBundle, NodeBuild } from './node-build.ts';
import { nodeBundleFile } from './node-build.ts';
import type { Problem } from './problem.ts';
import type { StackTracer } from './stack-tracer.ts';

const thrownSchema = z.object({
  message: z.string().check(z.maxLength(20_000)),
  stack: z.string().check(z.maxLength(20_000)),
});

interface Endpoints {
  nodeBuild: NodeBuild;
  tracer: StackTracer;
  describe: (bundle: BuiltBundle) => Artifact;
  /** What the browser's build lacks. */
  clientProblems: () => readonly Problem[];
}

type Answer = (request: IncomingMessage) => Promise<{ status?: number; body: unknown }>;

/**
 * What a development server answers besides the browser's files: `artifact.json` and the Node bundle for edges, problems
 * and traced stacks for the panel on the page.
 */
export function createEndpoints({ nodeBuild, tracer, describe, clientProblems }: Endpoints) {
  const answers: Record<string, Answer> = {
    '/artifact.json': async () => {
      const { bundle, problems } = await nodeBuild.current();
      return bundle ? { body: describe(bundle) } : { status: 503, body: problems };
    },
    [`/${nodeBundleFile}`]: async () => {
      const bundle = nodeBuild.latest();
      return bundle ? { body: bundle.code } : { status: 503, body: [] };
    },
    '/_development/problems': async () => ({
      body: distinct([...clientProblems(), ...nodeBuild.problems()]),
    }),
    // Sent as plain text, which takes no question ahead.
    '/_development/trace': async (request) => {
      const { message, stack } = z.parse(thrownSchema, JSON.parse(await text(request)));
      return { body: await tracer.trace(message, stack) };
    },
  };
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const answer = answers[(request.url ?? '').split('?')[0] ?? ''];
    if (!answer) {
      next();
      return;
    }
    answer(request).then(
      ({ status = 200, body }) => {
        const isBinary = body instanceof Buffer;
        response.writeHead(status, { 'content-type': isBinary ? 'text/javascript' : 'application/json' });
        response.end(isBinary ? body : JSON.stringify(body));
      },
      (error: unknown) => {
        response.writeHead(400, { 'content-type': 'text/plain' });
        response.end(error instanceof Error ? error.message : String(error));
      },
    );
  };
}

/** Both builds of a part say the same of a file that neither can read. */
function distinct(problems: readonly Problem[]): Problem[] {
  const keyOf = ({ place, message }: Problem) =>
    place ? `${place.file}:${place.line}` : message.split('\n')[0];
  return [...new Map(problems.map((problem) => [keyOf(problem), problem] as const)).values()];
}
