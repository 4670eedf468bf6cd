import { readOperatorKey } from '@mall/api/app/operator/operator-key';
import * as z from 'zod';
import { send } from '../callers/send.ts';

const replySchema = z.object({
  message: z.string().optional(),
  data: z.object({ lines: z.array(z.string()), exit_code: z.int().default(0) }).optional(),
});

/** What the operator's command line shows of a command. */
export interface Operated {
  lines: readonly string[];
  exitCode: number;
}

/** Has the running API of a data folder do what an operator types; throws what it refuses. */
export async function operate(dataFolder: string, command: string, input: object): Promise<Operated> {
  const own = await readOperatorKey(dataFolder);
  if (!own) throw new Error(`no API runs on ${dataFolder}`);
  const answer = await send(own.url, {
    method: 'POST',
    path: '/operator',
    headers: { 'content-type': 'application/json', authorization: `Operator ${own.key}` },
    body: JSON.stringify({ command, input, actor: 'campaign' }),
  });
  if (answer.status === 0) throw new Error(`the API does not answer: ${answer.text}`);
  const { message, data } = replySchema.parse(JSON.parse(answer.text));
  if (!data) throw new Error(`${command} is refused: ${message}`);
  return { lines: data.lines, exitCode: data.exit_code };
}
