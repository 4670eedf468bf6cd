/** Places for files that arrive: they lie in memory until they are whole. */
export interface UploadSlots {
  /** Resolves with what gives the place back, at once or when the caller's own turn comes; with null when there is none. */
  take: (caller: string) => Promise<(() => void) | null>;
}

interface SlotLimits {
  /** Files that arrive at once, of all callers. */
  places: number;
  /** Of these, most of one caller. */
  perCaller: number;
  /** How many more of one caller may wait for its own places: the photos of a review come at once. */
  waiting: number;
  /** Longest wait, ms. */
  maximumWaitMs: number;
}

interface Caller {
  held: number;
  waiting: Set<() => void>;
}

/** Nobody gets more than a share of the places, so that one who sends slowly, or much, leaves the others theirs. */
export function createUploadSlots(limits: SlotLimits): UploadSlots {
  const callers = new Map<string, Caller>();
  let free = limits.places;

  const leave = (name: string, caller: Caller) => {
    const [next] = caller.waiting;
    // The place goes on to the caller's own next file; otherwise it is everybody's.
    if (next) return next();
    free += 1;
    caller.held -= 1;
    if (caller.held === 0) callers.delete(name);
    return undefined;
  };

  const waitForSlot = (caller: Caller) =>
    new Promise<boolean>((resolve) => {
      const enter = () => end(true);
      const timer = setTimeout(() => end(false), limits.maximumWaitMs);
      const end = (isIn: boolean) => {
        clearTimeout(timer);
        caller.waiting.delete(enter);
        resolve(isIn);
      };
      caller.waiting.add(enter);
    });

  return {
    take: async (name) => {
      const caller = callers.get(name) ?? { held: 0, waiting: new Set() };
      if (caller.held < limits.perCaller) {
        if (free === 0) return null;
        free -= 1;
        caller.held += 1;
        callers.set(name, caller);
      } else if (caller.waiting.size >= limits.waiting || !(await waitForSlot(caller))) return null;
      let isHeld = true;
      return () => {
        if (isHeld) leave(name, caller);
        isHeld = false;
      };
    },
  };
}
