import { pino } from 'pino';
import { createSampledLog } from './sampled-log.ts';

afterEach(() => jest.useRealTimers());

it('writes one line of a kind in ten seconds, and the next one says how many there were', () => {
  jest.useFakeTimers({ now: 0 });
  const lines: Record<string, unknown>[] = [];
  const sampled = createSampledLog(pino({ base: null }, { write: (line) => lines.push(JSON.parse(line)) }));
  const say = (kind: string) => sampled('warn', kind, { kind }, 'refused');
  for (let index = 0; index < 1000; index += 1) say('full');
  say('late');
  expect(lines).toMatchObject([{ kind: 'full' }, { kind: 'late' }]);
  jest.advanceTimersByTime(10_000);
  say('full');
  say('full');
  expect(lines.slice(2)).toMatchObject([{ kind: 'full', more: 999 }]);
});
