import * as fc from 'fast-check';
import { FairQueue, type Flow, type Lanes } from './fair-queue.ts';

type Lane = 'members' | 'guests';
interface Entry {
  flow: Flow<Lane>;
  name: string;
}

const lanes: Lanes<Lane> = {
  members: { places: 4, startsBelow: 8, perCaller: 2 },
  guests: { places: 6, startsBelow: 6, perCaller: 4 },
};
const queueOf = () => new FairQueue<Entry, Lane>(lanes);
const entry = (name: string, lane: Lane = 'guests'): Entry => ({
  name,
  flow: { lane, caller: name.slice(0, 1) },
});
/** The names in the order in which they are dequeued. */
const drain = (queue: FairQueue<Entry, Lane>) => {
  const names: string[] = [];
  for (let next = queue.take(0, () => 0); next; next = queue.take(0, () => 0)) names.push(next.name);
  return names;
};

it('serves callers round-robin, each with their oldest', () => {
  const queue = queueOf();
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) queue.add(entry(name));
  expect(drain(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

it('gives the newest place of the caller with most to one with fewer, and no other', () => {
  const queue = queueOf();
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']) expect(queue.add(entry(name))).toBeNull();
  expect(queue.add(entry('a7'))?.name).toBe('a7');
  expect(queue.add(entry('b1'))?.name).toBe('a6');
  expect(queue.add(entry('b2'))?.name).toBe('a5');
  expect(queue.add(entry('b3'))?.name).toBe('a4');
  // Both have three now.
  expect(queue.add(entry('b4'))?.name).toBe('b4');
  expect(queue.add(entry('a4'))?.name).toBe('a4');
});

it('keeps places for members however many guests wait, and lets members go first', () => {
  const queue = queueOf();
  for (const name of ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1']) queue.add(entry(name));
  expect(queue.add(entry('m1', 'members'))).toBeNull();
  expect(queue.take(0, () => 0)?.name).toBe('m1');
});

it('does not stop guests for a crowd of members', () => {
  const queue = queueOf();
  for (const name of ['m1', 'n1', 'o1', 'p1']) queue.add(entry(name, 'members'));
  queue.add(entry('a1'));
  queue.add(entry('b1'));
  queue.take(0, () => 0);
  queue.add(entry('q1', 'members'));
  expect(drain(queue)).toEqual(['n1', 'o1', 'p1', 'a1', 'q1', 'b1']);
});

it('starts no guest in the slots that are reserved for members, and no caller beyond its share', () => {
  const queue = queueOf();
  queue.add(entry('a1'));
  expect(queue.take(6, () => 0)).toBeUndefined();
  expect(queue.take(5, () => 4)).toBeUndefined();
  queue.add(entry('b1'));
  expect(queue.take(5, ({ caller }) => (caller === 'a' ? 4 : 0))?.name).toBe('b1');
  queue.add(entry('m1', 'members'));
  expect(queue.take(7, () => 0)?.name).toBe('m1');
});

it('never loses an entry nor holds more than its places, whatever comes in whatever order', () => {
  const action = fc.oneof(
    { weight: 3, arbitrary: fc.record({ caller: fc.constantFrom('a', 'b', 'c'), isMember: fc.boolean() }) },
    { weight: 2, arbitrary: fc.constant('take' as const) },
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
      const queue = queueOf();
      const inside = new Set<Entry>();
      for (const [index, each] of actions.entries()) {
        if (each === 'take') {
          const taken = queue.take(0, () => 0);
          expect(taken === undefined).toBe(inside.size === 0);
          if (taken) expect(inside.delete(taken)).toBe(true);
          continue;
        }
        const added = entry(`${each.caller}${index}`, each.isMember ? 'members' : 'guests');
        inside.add(added);
        const refused = queue.add(added);
        if (refused) expect(inside.delete(refused)).toBe(true);
        for (const lane of ['members', 'guests'] as const)
          expect([...inside].filter(({ flow }) => flow.lane === lane).length).toBeLessThanOrEqual(
            lanes[lane].places,
          );
      }
      expect(drain(queue)).toHaveLength(inside.size);
    }),
  );
});
