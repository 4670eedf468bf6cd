import { createKeyedQueue } from './keyed-queue.ts';

/** Work that goes on until the test ends it. */
function works() {
  const ends = new Map<string, (error?: Error) => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      ends.set(name, (error) => (error ? reject(error) : resolve(name)));
    });
  return { ends, work, begun: () => [...ends.keys()] };
}
const settled = () => new Promise(setImmediate);

it('lets two of a key work at once, the others in the order in which they came, and other keys meanwhile', async () => {
  const { ends, work, begun } = works();
  const inTurn = createKeyedQueue(2);
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => inTurn('a', work(name)));
  const other = inTurn('b', work('b1'));
  await settled();
  expect(begun()).toEqual(['a1', 'a2', 'b1']);
  ends.get('a2')?.();
  await settled();
  expect(begun()).toEqual(['a1', 'a2', 'b1', 'a3']);
  for (const name of ['a1', 'a3', 'b1']) ends.get(name)?.();
  await settled();
  ends.get('a4')?.();
  expect(await Promise.all([...all, other])).toEqual(['a1', 'a2', 'a3', 'a4', 'b1']);
});

it('goes on after work that failed', async () => {
  const { ends, work, begun } = works();
  const inTurn = createKeyedQueue(1);
  const failed = inTurn('a', work('a1'));
  const next = inTurn('a', work('a2'));
  await settled();
  ends.get('a1')?.(new Error('gone'));
  await expect(failed).rejects.toThrow('gone');
  await settled();
  expect(begun()).toEqual(['a1', 'a2']);
  ends.get('a2')?.();
  expect(await next).toBe('a2');
});
