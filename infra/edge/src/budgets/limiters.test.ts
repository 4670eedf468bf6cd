import { MemoryLimiter, maximumKeys } from './limiters.ts';

afterEach(() => jest.useRealTimers());

describe('counting in memory', () => {
  it('begins anew when the window is over, and says how long that takes', async () => {
    jest.useFakeTimers({ now: 1_000_000 });
    const limiter = new MemoryLimiter({ points: 2, seconds: 60 });
    expect([await limiter.consume('one', 1), await limiter.consume('one', 1)]).toEqual([null, null]);
    jest.advanceTimersByTime(20_000);
    expect(await limiter.consume('one', 1)).toBe(40);
    expect(await limiter.look('one')).toBe(40);
    expect(await limiter.look('other')).toBeNull();
    jest.advanceTimersByTime(40_000);
    expect(await limiter.look('one')).toBeNull();
    expect(await limiter.consume('one', 2)).toBeNull();
  });

  it('takes no more memory for any number of made-up callers, and goes on counting those who spend', async () => {
    const limiter = new MemoryLimiter({ points: 20, seconds: 3600 });
    let wait: number | null = null;
    for (let index = 0; index < 10 * maximumKeys; index += 1) {
      await limiter.consume(`made up ${index}`, 1);
      if (index % (maximumKeys / 2) === 0) wait = await limiter.consume('busy', 2);
    }
    expect(limiter.size).toBe(maximumKeys);
    expect(wait).not.toBeNull();
  });
});
