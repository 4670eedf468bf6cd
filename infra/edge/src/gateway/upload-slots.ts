/** Slots for files that arrive: they lie in memory until they are whole. */
export interface UploadSlots {
  /** Resolves with what releases the slot, at once or when one of the caller's is free; null when there is none. */
  take: (caller: string) => Promise<(() => void) | null>;
}

interface SlotLimits {
  /** Files that arrive at once, of all callers. */
  slots: number;
  /** Of these, most of one caller. */
  perCaller: number;
  /** How many more of one caller may wait for its own slots: the photos of a review come at once. */
  waiting: number;
  /** Longest wait, ms. */
  maximumWaitMs: number;
}

interface Caller {
  held: number;
  waiting: Set<() => void>;
}

/** Each caller gets a share of the slots, so that a slow or busy sender cannot take those of others. */
export function createUploadSlots(limits: SlotLimits): UploadSlots {
  const callers = new Map<string, Caller>();
  let free = limits.slots;

  const leave = (name: string, caller: Caller) => {
    const [next] = caller.waiting;
    // The slot goes to the caller's own next file; otherwise it is free for all.
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
