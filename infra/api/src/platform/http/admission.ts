import { setImmediate } from 'node:timers/promises';
import { unavailable } from './create-error.ts';

/** Lets a bounded number of calls work at once; the others queue for a short time. */
export interface Admission {
  /** Runs the work once admitted; UNAVAILABLE after too long in the queue. */
  run: <Result>(work: () => Promise<Result>) => Promise<Result>;
  counts: () => Record<'working' | 'waiting', number>;
}

interface AdmissionOptions {
  /** Calls that work at once. */
  slots: number;
  /** Longest wait in ms; 0 lets everything in. */
  maximumWaitMs: number;
  /** Connections that were accepted so far; calls begin behind those that are coming. */
  arrivals?: () => number;
}

/** Connections that may come in before a call begins: they must not keep it out for ever. */
const maximumArrivals = 64;

interface Waiting {
  enter: () => void;
  timer: NodeJS.Timeout;
}

/**
 * Under more load than the process can carry, what is let in stays quick and the surplus is asked at once to come
 * back, instead of everything getting slow together.
 */
export function createAdmission({ slots, maximumWaitMs, arrivals = () => 0 }: AdmissionOptions): Admission {
  const queue = new Set<Waiting>();
  let working = 0;

  // What is answered from memory never yields: arrivals would wait unseen in their sockets, and timers would refuse
  // calls too late. So each call begins in its own turn of the event loop.
  const enter = async (): Promise<void> => {
    if (working < slots) working += 1;
    else await waitForSlot();
    // Node accepts one connection per turn: with a call in each, a crowd would wait outside for seconds.
    for (let ticks = 0, seen = -1; ticks < maximumArrivals && seen !== arrivals(); ticks += 1) {
      seen = arrivals();
      await setImmediate();
    }
  };
  const waitForSlot = (): Promise<void> => {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        enter: resolve,
        timer: setTimeout(() => {
          queue.delete(waiting);
          reject(unavailable('접속이 많아 처리가 지연되고 있습니다. 잠시 후 다시 시도해주세요.'));
        }, maximumWaitMs),
      };
      queue.add(waiting);
    });
  };
  const leave = () => {
    const [next] = queue;
    if (!next) {
      working -= 1;
      return;
    }
    // The slot goes to the call that has waited longest.
    queue.delete(next);
    clearTimeout(next.timer);
    next.enter();
  };

  return {
    counts: () => ({ working, waiting: queue.size }),
    run: async (work) => {
      if (maximumWaitMs === 0) return work();
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
