import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { allEndpoints } from '@mall/contracts/api/all-endpoints';
import { listCampaigns } from '@mall/contracts/api/catalogue/live';
import { topicId } from '@mall/contracts/events/topic';
import * as topics from '@mall/contracts/events/topics';
import { endpointsIn, refuseUndeclared, topicsIn } from './contract-use-plugin.ts';

const contracts = path.resolve(import.meta.dirname, '../../../../../shared-contracts/src');

it('reads every call and every topic out of the sources of contracts', () => {
  const files = readdirSync(path.join(contracts, 'api'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const found = files.flatMap((file) => [
    ...endpointsIn(readFileSync(path.join(contracts, 'api', file), 'utf8')).values(),
  ]);
  expect(found.sort()).toEqual(allEndpoints.map(({ id }) => id).sort());
  const source = readFileSync(path.join(contracts, 'events/topics.ts'), 'utf8');
  expect([...topicsIn(source)].sort()).toEqual(
    Object.entries(topics)
      .map(([name, topic]) => [name, topicId(topic)])
      .sort(),
  );
});

describe('a build', () => {
  const { sessionChanged, cartLinesChanged } = topics;
  const used = {
    calls: new Set([listCampaigns.id, 'carts.list']),
    topics: new Set([topicId(sessionChanged), topicId(cartLinesChanged)]),
  };

  it('is refused with every call and topic that it uses and does not declare', () => {
    expect(() =>
      refuseUndeclared('mf-live', { uses: { calls: [listCampaigns], publishes: [sessionChanged] } }, used),
    ).toThrow(
      [
        'mf-live uses what it does not declare',
        '  - the call carts.list: add it to uses.calls',
        '  - the topic cart:lines-changed@1: add it to uses.publishes or uses.subscribes',
      ].join('\n'),
    );
  });

  it('may declare more than it uses', () => {
    const uses = { calls: [listCampaigns], subscribes: [sessionChanged, cartLinesChanged] };
    const calls = new Set([listCampaigns.id]);
    expect(() => refuseUndeclared('mf-live', { uses }, { ...used, calls })).not.toThrow();
  });
});
