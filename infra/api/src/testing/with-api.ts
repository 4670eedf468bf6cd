import { startTestApi, type TestApi } from './start-test-api.ts';

/** A second API for one question, with other settings; it is closed whatever happens. */
export async function withApi<Answer>(
  environment: Record<string, string>,
  work: (api: TestApi) => Promise<Answer>,
): Promise<Answer> {
  const api = await startTestApi({ environment });
  try {
    return await work(api);
  } finally {
    await api.close();
  }
}
