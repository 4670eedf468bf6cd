import * as z from 'zod/mini';
import { createBus } from './create-bus.ts';
import { defineTopic } from './topic.ts';

const noted = defineTopic({ name: 'test:noted', version: 1, schema: z.object({ text: z.string() }) });
const replayed = defineTopic({ name: 'test:replayed', version: 1, schema: z.number(), isReplayed: true });
const shared = defineTopic({ name: 'test:shared', version: 1, schema: z.number(), isCrossTab: true });

describe('event bus', () => {
  it('notifies a listener until it undoes its subscription', () => {
    const bus = createBus();
    const received: string[] = [];
    const undo = bus.subscribe(noted, ({ text }) => received.push(text));
    bus.publish(noted, { text: 'one' });
    undo();
    bus.publish(noted, { text: 'two' });
    expect(received).toEqual(['one']);
  });

  it('gives the last fact of a state-like topic to a late listener', () => {
    const bus = createBus();
    bus.publish(replayed, 1);
    bus.publish(replayed, 2);
    const received: number[] = [];
    bus.subscribe(replayed, (value) => received.push(value));
    expect(received).toEqual([2]);
  });

  it('refuses a payload that is not of the schema', () => {
    const bus = createBus();
    expect(() => bus.publish(noted, { text: 7 } as never)).toThrow();
  });

  it('reports a listener that throws and still notifies the others', () => {
    const failures: string[] = [];
    const bus = createBus({ onListenerError: (topic) => failures.push(topic) });
    const received: number[] = [];
    bus.subscribe(replayed, () => {
      throw new Error('broken listener');
    });
    bus.subscribe(replayed, (value) => received.push(value));
    bus.publish(replayed, 5);
    expect(failures).toEqual(['test:replayed@1']);
    expect(received).toEqual([5]);
  });

  it('carries cross-tab facts to other tabs and drops what does not parse there', () => {
    const tabs: { onmessage: ((event: { data: unknown }) => void) | null }[] = [];
    const openChannel = () => {
      const tab = {
        onmessage: null as ((event: { data: unknown }) => void) | null,
        postMessage: (data: unknown) => {
          for (const other of tabs) if (other !== tab) other.onmessage?.({ data });
        },
        close: () => undefined,
      };
      tabs.push(tab);
      return tab as unknown as BroadcastChannel;
    };
    const [here, there] = [createBus({ openChannel }), createBus({ openChannel })];
    const received: number[] = [];
    there.subscribe(shared, (value) => received.push(value));
    here.publish(shared, 3);
    tabs[1]?.onmessage?.({ data: { id: 'test:shared@1', payload: 'not a number' } });
    expect(received).toEqual([3]);
  });
});
