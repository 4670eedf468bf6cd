import { allEndpoints } from '@mall/contracts/api/all-endpoints';
import { defineEndpoint } from '@mall/contracts/endpoint';
import { defineTopic, topicId } from '@mall/contracts/events/topic';
import * as topics from '@mall/contracts/events/topics';
import * as fragments from '@mall/contracts/platform/fragments';
import { findMisfits } from '@mall/registry/fit/find-misfits';
import { apiContractOf, contractsOf } from '@mall/remote-kit/build/contracts';
import type { RemoteDefinition } from '@mall/remote-kit/define-remote';
import * as z from 'zod/mini';

/** Contracts of a remote that uses all of these and offers nothing. */
const contractsOfUses = (uses: NonNullable<RemoteDefinition['uses']>) => contractsOf({ uses });

describe('what our parts exchange can be compared', () => {
  it('in every API call: the caller of a contract reads what its API sends, and the other way', () => {
    const made = contractsOfUses({ calls: allEndpoints }).apiCalls;
    const served = apiContractOf(allEndpoints);
    expect(Object.keys(made).length).toBeGreaterThan(50);
    for (const [id, call] of Object.entries(made)) {
      const { call: answered } = served[id] ?? fail(id);
      for (const part of ['params', 'query', 'body'] as const)
        expect([id, findMisfits(call[part] ?? {}, answered[part] ?? {}, part)]).toEqual([id, []]);
      expect([id, findMisfits(answered.data, call.data, 'reply')]).toEqual([id, []]);
    }
  });

  it('in every topic', () => {
    const all = Object.values(topics);
    const { eventsPublished, eventsHeard } = contractsOfUses({ publishes: all, subscribes: all });
    for (const id of all.map(topicId))
      expect([id, findMisfits(eventsPublished[id], eventsHeard[id], 'payload')]).toEqual([id, []]);
  });

  it('in every fragment', () => {
    const all = Object.values(fragments);
    const { fragmentsUsed } = contractsOfUses({ fragments: all });
    const { fragmentsOffered } = contractsOf({
      fragments: all.map((contract) => ({
        contract,
        component: () => Promise.reject(new Error('not shown')),
      })),
    });
    for (const { name } of all)
      expect([name, findMisfits(fragmentsUsed[name], fragmentsOffered[name], 'props')]).toEqual([name, []]);
  });
});

describe('a contract that grows', () => {
  const started = (schema: z.core.$ZodType) => defineTopic({ name: 'live:started', version: 1, schema });
  const view = (data: z.core.$ZodType) =>
    defineEndpoint({ id: 'live.view', method: 'GET', path: '/api/live', summary: '', data });
  const before = z.object({ id: z.int() });
  const withDefault = z.object({ id: z.int(), note: z._default(z.string(), '') });
  const withOptional = z.object({ id: z.int(), note: z.optional(z.string()) });

  it('by an optional property fits between builds of before and after', () => {
    const [old, young] = [before, withOptional].map((schema) =>
      contractsOfUses({ publishes: [started(schema)], subscribes: [started(schema)] }),
    );
    const id = 'live:started@1';
    expect(findMisfits(old?.eventsPublished[id], young?.eventsHeard[id], 'payload')).toEqual([]);
    expect(findMisfits(young?.eventsPublished[id], old?.eventsHeard[id], 'payload')).toEqual([]);
  });

  it('by a default does not fit in a topic, because it is not filled in for the listener', () => {
    const subscribed = contractsOfUses({ subscribes: [started(withDefault)] }).eventsHeard['live:started@1'];
    const published = contractsOfUses({ publishes: [started(before)] }).eventsPublished['live:started@1'];
    expect(findMisfits(published, subscribed, 'payload')).toEqual([
      { path: 'payload.note', problem: 'is not sent, but is required' },
    ]);
  });

  it('by a default fits in a reply, because the caller parses it', () => {
    const read = contractsOfUses({ calls: [view(withDefault)] }).apiCalls['live.view']?.data;
    const sent = apiContractOf([view(before)])['live.view']?.call.data;
    expect(findMisfits(sent, read, 'reply')).toEqual([]);
  });

  it('by what JSON cannot say is refused when it is built', () => {
    const date = z.object({
      at: z.pipe(
        z.string(),
        z.transform((value) => new Date(value)),
      ),
    });
    expect(() => contractsOfUses({ publishes: [started(date)] })).toThrow(
      /live:started@1 holds what JSON cannot say/,
    );
  });
});

function fail(id: string): never {
  throw new Error(`${id} is not served`);
}
