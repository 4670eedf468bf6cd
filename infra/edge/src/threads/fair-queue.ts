/** What a lane may take of a pool. */
interface LaneLimits {
  /** Jobs of this lane that may wait. */
  places: number;
  /** A job of this lane starts only while fewer jobs than this run in all lanes: the rest is reserved for others. */
  startsBelow: number;
  /** Jobs of one caller that may run at the same time. */
  perCaller: number;
}

/** Limits by lane; the lane that goes first stands first. */
export type Lanes<Lane extends string> = Readonly<Record<Lane, LaneLimits>>;

/** What fair queueing shares places out between: the jobs of one caller in a lane. */
export interface Flow<Lane extends string> {
  lane: Lane;
  /** Whom places are shared out to: an address, or an account. */
  caller: string;
}

/** So often the last lane goes first, so that a crowd in the others does not stop it. */
const lastLaneEvery = 5;

interface LaneQueue<Entry> extends LaneLimits {
  /** Waiting entries by caller; the caller to be served next stands first. */
  callers: Map<string, Entry[]>;
  size: number;
}

/**
 * Entries that wait, in lanes with places of their own. A lane serves its callers round-robin, each with their oldest
 * entry; when it is full, the caller with most entries gives up the newest one for a caller with fewer.
 */
export class FairQueue<Entry extends { flow: Flow<Lane> }, Lane extends string> {
  private readonly lanes: Map<string, LaneQueue<Entry>>;
  private dequeued = 0;

  constructor(limits: Lanes<Lane>) {
    this.lanes = new Map(
      Object.entries<LaneLimits>(limits).map(([name, lane]) => [
        name,
        { ...lane, callers: new Map(), size: 0 },
      ]),
    );
  }

  /** How many wait, in all lanes. */
  get size(): number {
    return [...this.lanes.values()].reduce((sum, lane) => sum + lane.size, 0);
  }

  /** Adds an entry; returns the one that finds no place, which may be this one, or null. */
  add(entry: Entry): Entry | null {
    const lane = this.laneOf(entry);
    const own = lane.callers.get(entry.flow.caller) ?? [];
    const refused = lane.size < lane.places ? null : this.longest(lane, own.length + 1);
    if (lane.size >= lane.places && !refused) return entry;
    if (refused) this.remove(refused);
    lane.callers.set(entry.flow.caller, [...own, entry]);
    lane.size += 1;
    return refused;
  }

  /** Dequeues the next entry among those that may start; undefined when none may. */
  take(running: number, runningOf: (flow: Flow<Lane>) => number): Entry | undefined {
    const isReversed = this.dequeued % lastLaneEvery === lastLaneEvery - 1;
    const order = [...this.lanes.values()];
    for (const lane of isReversed ? order.reverse() : order) {
      if (running >= lane.startsBelow) continue;
      for (const [entry] of lane.callers.values()) {
        if (!entry || runningOf(entry.flow) >= lane.perCaller) continue;
        this.dequeued += 1;
        this.remove(entry);
        this.moveBack(lane, entry.flow.caller);
        return entry;
      }
    }
    return undefined;
  }

  remove(entry: Entry): void {
    const lane = this.laneOf(entry);
    const own = lane.callers.get(entry.flow.caller);
    const at = own?.indexOf(entry) ?? -1;
    if (!own || at < 0) return;
    own.splice(at, 1);
    lane.size -= 1;
    if (own.length === 0) lane.callers.delete(entry.flow.caller);
  }

  /** Takes out everything. */
  clear(): Entry[] {
    const entries = [...this.lanes.values()].flatMap(({ callers }) => [...callers.values()].flat());
    for (const entry of entries) this.remove(entry);
    return entries;
  }

  private laneOf({ flow }: Entry): LaneQueue<Entry> {
    const lane = this.lanes.get(flow.lane);
    if (!lane) throw new Error(`there is no lane "${flow.lane}"`);
    return lane;
  }

  /** The newest entry of the caller with most, if these are more than `least`. */
  private longest({ callers }: LaneQueue<Entry>, least: number): Entry | null {
    const [longest] = [...callers.values()].sort((one, other) => other.length - one.length);
    return longest && longest.length > least ? (longest.at(-1) ?? null) : null;
  }

  private moveBack({ callers }: LaneQueue<Entry>, caller: string): void {
    const rest = callers.get(caller);
    if (!rest) return;
    callers.delete(caller);
    callers.set(caller, rest);
  }
}
