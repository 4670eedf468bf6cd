import { createQueryClient, dehydrateQueries, hydrateQueries } from './query-client.ts';

const hour = 3_600_000;
const queryKey = ['list'];

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A page whose data the server read, opened later by the browser's clock; how often the browser asks for the data. */
function open(laterMs: number) {
  const server = createQueryClient(true);
  server.setQueryData(queryKey, 'of the page');
  const came: unknown = JSON.parse(JSON.stringify(dehydrateQueries(server)));
  server.clear();
  jest.setSystemTime(Date.now() + laterMs);
  const client = createQueryClient(false);
  hydrateQueries(client, came);
  const queryFn = jest.fn(async () => 'of now');
  return { read: () => client.fetchQuery({ queryKey, queryFn }), queryFn };
}

describe('what came with a page', () => {
  it.each([
    { what: 'a page that was cached for a minute', laterMs: 61_000 },
    { what: 'a browser whose clock is an hour ahead', laterMs: hour },
    { what: 'a browser whose clock is an hour behind', laterMs: -hour },
  ])('is new when it is opened and old a minute later: $what', async ({ laterMs }) => {
    const page = open(laterMs);
    jest.setSystemTime(Date.now() + 59_000);
    expect(await page.read()).toBe('of the page');
    jest.setSystemTime(Date.now() + 2_000);
    expect(await page.read()).toBe('of now');
  });

  it('lends its age to nothing that is read after it', async () => {
    const page = open(hour);
    jest.setSystemTime(Date.now() + 61_000);
    await page.read();
    jest.setSystemTime(Date.now() + 59_000);
    await page.read();
    expect(page.queryFn).toHaveBeenCalledTimes(1);
    jest.setSystemTime(Date.now() + 2_000);
    await page.read();
    expect(page.queryFn).toHaveBeenCalledTimes(2);
  });
});
