import { userInfo } from 'node:os';
import { runCommandLine } from '@mall/command-line/run-command-line';
import * as z from 'zod';
import { type OperatorCall, operatorProgram } from './arguments.ts';
import { readOperatorKey } from './operator-key.ts';

/** An import draws no pictures, but it shrinks those it is given (ms). */
const limitMs = 300_000;
const replySchema = z.object({
  message: z.string().optional(),
  data: z.object({ lines: z.array(z.string()), exit_code: z.int().default(0) }).optional(),
});

const noAnswer = new Error(
  'the API took the command but has not answered; npm run shop -- audit shows whether it was done',
);

/** Whether the published address of the API refuses connections. */
function isRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
}

/** Who is named in the audit log: by `--as`, or by the login on this machine. */
const operatorName = (): string => String(program.getOptionValue('as') ?? userInfo().username);

/** Has the running API do it and returns what it says, with the exit code. */
async function send(call: OperatorCall) {
  const dataDir = process.env.DATA_DIR || '.data';
  const own = await readOperatorKey(dataDir);
  const notRunning = new Error(`the API does not run on ${dataDir}; start it with npm start`);
  if (!own) throw notRunning;
  const reply = await fetch(`${own.url}/operator`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Operator ${own.key}` },
    body: JSON.stringify({ ...call, actor: operatorName() }),
    signal: AbortSignal.timeout(limitMs),
  }).catch((error: unknown) => {
    // It may have been done all the same: who tries again at once would do it twice.
    throw isRefused(error) ? notRunning : noAnswer;
  });
  const { message, data } = replySchema.parse(await reply.json());
  if (!reply.ok || !data) throw new Error(message ?? `the API answered ${reply.status}`);
  return data;
}

const program = operatorProgram(
  async (call) => {
    const { lines, exit_code } = await send(call);
    console.log(lines.join('\n'));
    process.exitCode = exit_code;
  },
  (progress) => console.error(progress),
);

await runCommandLine(program);
