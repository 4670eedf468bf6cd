import { Notes, waitingForApi } from './notes.ts';

async function notedBy(isExact: boolean): Promise<string[]> {
  const noted: string[] = [];
  const notes = new Notes((at) => noted.push(at), isExact);
  const api = notes.watch((async () => ({})) as Parameters<Notes['watch']>[0]);
  notes.begin('shell');
  notes.begin('mf-catalog');
  await (api as () => Promise<unknown>)();
  return noted;
}

it('names whose code runs only for a job that is alone in its thread', async () => {
  expect(await notedBy(true)).toEqual(['shell', 'mf-catalog', waitingForApi, 'mf-catalog']);
  expect(new Set(await notedBy(false)).size).toBe(1);
});
