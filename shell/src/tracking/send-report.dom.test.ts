import { createReportSender } from './send-report.ts';

const path = '/_reports/failures';
let isConnected: boolean;
let arrived: string[];

beforeEach(() => {
  jest.useFakeTimers();
  isConnected = true;
  arrived = [];
  window.fetch = async (_path, init) => {
    if (!isConnected) throw new TypeError('Failed to fetch');
    arrived.push(String(init?.body));
    // The answer is not read.
    return {} as Response;
  };
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

it('sends reports as they come, in their order', async () => {
  const send = createReportSender(path);
  for (const body of ['one', 'two', 'three']) send(body);
  await pass(0);
  expect(arrived).toEqual(['one', 'two', 'three']);
});

it('keeps what finds no connection, and sends it once it is back', async () => {
  const send = createReportSender(path);
  isConnected = false;
  send('one');
  await pass(0);
  send('two');
  await pass(0);
  isConnected = true;
  dispatchEvent(new Event('online'));
  await pass(0);
  expect(arrived).toEqual(['one', 'two']);
  await pass(60_000);
  expect(arrived).toHaveLength(2);
});

it('tries again by itself without a sign that the edge is back', async () => {
  const send = createReportSender(path);
  isConnected = false;
  send('one');
  await pass(2500);
  isConnected = true;
  await pass(5000);
  expect(arrived).toEqual(['one']);
});

it('tries as often while more and more is reported', async () => {
  const send = createReportSender(path);
  isConnected = false;
  for (let count = 0; count < 10; count += 1) {
    send(`report ${count}`);
    await pass(500);
  }
  isConnected = true;
  await pass(5000);
  expect(arrived).toHaveLength(10);
});

it('keeps nothing waiting behind a report that is never answered', async () => {
  const answer = window.fetch;
  window.fetch = () => new Promise(() => undefined);
  const send = createReportSender(path);
  send('unanswered');
  window.fetch = answer;
  send('next');
  await pass(0);
  expect(arrived).toEqual(['next']);
});

it('ends its tries where something in the browser refuses reports, and asks again when a line comes back', async () => {
  let tries = 0;
  window.fetch = async () => {
    tries += 1;
    throw new TypeError('blocked by the client');
  };
  createReportSender(path)('one');
  await pass(600_000);
  expect(tries).toBe(6);
  dispatchEvent(new Event('online'));
  await pass(600_000);
  expect(tries).toBe(7);
});
