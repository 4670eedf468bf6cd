import { leastDisturbed, metLag } from './least-disturbed.ts';

const even = Array.from({ length: 950 }, () => 1);

describe('how late a process was', () => {
  it('is judged by what one of twenty arrivals meets, however few the long gaps are', () => {
    expect(metLag(even)).toBe(1);
    expect(metLag([...even, 20])).toBe(1);
    expect(metLag([...even, 20, 20, 20, 20])).toBe(20);
    expect(metLag([])).toBe(0);
  });

  it('decides which of several measurements counts', async () => {
    const lags = [9, 4, 12, 5, 1];
    expect(await leastDisturbed(async () => ({ ownLagMs: lags.shift() ?? 0 }))).toEqual({ ownLagMs: 4 });
    expect(lags).toEqual([1]);
    const calm = [2, 1];
    expect(await leastDisturbed(async () => ({ ownLagMs: calm.shift() ?? 0 }))).toEqual({ ownLagMs: 2 });
  });
});
