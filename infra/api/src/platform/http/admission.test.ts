import { createAdmission } from './admission.ts';

/** Work that ends when it is told to. */
function task() {
  let end: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end, work: () => done };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('admission', () => {
  it('lets the next in when a place is free, in the order they came', async () => {
    const { run } = createAdmission({ slots: 1, maximumWaitMs: 100 });
    const [first, second] = [task(), task()];
    const order: number[] = [];
    const results = [run(first.work), run(async () => order.push(2)), run(async () => order.push(3))];
    first.end();
    second.end();
    await Promise.all(results);
    expect(order).toEqual([2, 3]);
  });

  it('refuses who has waited too long, without doing the work', async () => {
    const { run } = createAdmission({ slots: 1, maximumWaitMs: 100 });
    const first = task();
    const running = run(first.work);
    const late = jest.fn(async () => undefined);
    const refused = expect(run(late)).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 503 });
    await jest.advanceTimersByTimeAsync(101);
    await refused;
    first.end();
    await running;
    expect(late).not.toHaveBeenCalled();
    // The place is free again.
    await expect(run(async () => 'in')).resolves.toBe('in');
  });

  it('yields to the event loop between calls that never wait, so that others are refused in time', async () => {
    jest.useRealTimers();
    const { run } = createAdmission({ slots: 1, maximumWaitMs: 1000 });
    const order: string[] = [];
    const first = run(async () => {
      order.push('first');
      setImmediate(() => order.push('others'));
    });
    await Promise.all([first, run(async () => order.push('second'))]);
    expect(order).toEqual(['first', 'others', 'second']);
  });

  it('lets connections in first while they come, one in each turn of the event loop, but not for ever', async () => {
    jest.useRealTimers();
    for (const [coming, before] of [
      [5, 5],
      [1000, 64],
    ] as const) {
      let arrived = 0;
      const arrive = () => {
        arrived += 1;
        if (arrived < coming) setImmediate(arrive);
      };
      const { run } = createAdmission({ slots: 1, maximumWaitMs: 1000, arrivals: () => arrived });
      setImmediate(arrive);
      expect(await run(async () => arrived)).toBe(before);
      arrived = coming;
    }
  });

  it('gives the place back when the work fails', async () => {
    const { run } = createAdmission({ slots: 1, maximumWaitMs: 100 });
    await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(run(async () => 'in')).resolves.toBe('in');
  });

  it('lets everything in when it is turned off', async () => {
    const { run } = createAdmission({ slots: 1, maximumWaitMs: 0 });
    const first = task();
    const running = run(first.work);
    await expect(run(async () => 'in')).resolves.toBe('in');
    first.end();
    await running;
  });
});
