import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';

/** Time that a host took from this machine's processors for others, and all time, in ticks; null where the kernel does not report it. */
function ticks(): { stolen: number; all: number } | null {
  if (!existsSync('/proc/stat')) return null;
  const [total = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  // user nice system idle iowait irq softirq steal; what guests used is in the first two already.
  const times = total.trim().split(/\s+/).slice(1, 9).map(Number);
  return { stolen: times[7] ?? 0, all: times.reduce((sum, time) => sum + time, 0) };
}

/** How long one core takes for a fixed piece of work like that of a server render, ms: short texts made and joined. */
function timeOfFixedWork(): number {
  const started = performance.now();
  let length = 0;
  for (let round = 0; round < 60; round += 1) {
    const parts = Array.from({ length: 20_000 }, (_, index) => ({
      name: `상품 ${index}`,
      price: index * 100,
    }));
    length += parts.map(({ name, price }) => `<li>${name}<b>${price}</b></li>`).join('').length;
  }
  if (length === 0) throw new Error('unreachable: the work must not be optimised away');
  return performance.now() - started;
}

/** A reading of the machine now, to be compared with a later one. */
export function readMachine() {
  return { ticks: ticks(), fixedWorkMs: timeOfFixedWork() };
}

/**
 * What the machine was like between a reading and now: the same code is half as fast beside a busy neighbour, so
 * figures of two runs compare only when these lines do.
 */
export function describeMachine(before: ReturnType<typeof readMachine>): string {
  const after = readMachine();
  const share =
    before.ticks && after.ticks
      ? `${(((after.ticks.stolen - before.ticks.stolen) / (after.ticks.all - before.ticks.all)) * 100).toFixed(1)} % of its time went to others on its host`
      : 'it does not tell what its host took from it';
  return `Machine: ${os.cpus()[0]?.model ?? 'unknown processor'}, ${os.cpus().length} cores; ${share}; a fixed piece of work took ${Math.round(before.fixedWorkMs)} ms before and ${Math.round(after.fixedWorkMs)} ms after.`;
}
