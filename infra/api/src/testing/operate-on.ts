import { type TestApi, testOperatorKey } from './servers/start-test-api.ts';

export const operatorHeaders = { authorization: `Operator ${testOperatorKey}` };

/** Has a test API do what the operator's command line sends. */
export async function operateOn(api: TestApi, command: string, input: unknown, actor = 'kim') {
  const payload = { command, input, actor };
  const reply = await api.app.inject({ method: 'POST', url: '/operator', headers: operatorHeaders, payload });
  const body = reply.json<{ message?: string; data?: { lines: string[] } }>();
  return { status: reply.statusCode, message: body.message ?? '', lines: body.data?.lines ?? [] };
}
