/** @jest-environment jsdom */
import '../testing/jsdom-globals.ts';
import { listCampaigns } from '@mall/contracts/api/catalogue/live';
import { defineTopic } from '@mall/contracts/events/topic';
import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { createClientRemote } from '../client/create-client-remote.tsx';
import { defineRemote, type RemoteDefinition } from '../define-remote.ts';
import { type RemoteServices, useServices } from '../services.tsx';
import { createFakeServices } from '../testing/fake-services.ts';
import { takeMistakes } from '../testing/mistakes.ts';
import { renderPage } from '../testing/render.tsx';

const noted = defineTopic({ name: 'example:noted', version: 1, schema: z.object({}) });
const deeds: Record<string, (services: RemoteServices) => unknown> = {
  calls: ({ api }) => api(listCampaigns, {}),
  publishes: ({ bus }) => bus.publish(noted, {}),
  subscribes: ({ bus }) => bus.subscribe(noted, () => undefined),
};
const everything = {
  calls: [listCampaigns],
  publishes: [noted],
  subscribes: [noted],
};

type Uses = NonNullable<RemoteDefinition['uses']>;

/** What the page does as it appears. */
let deed: (services: RemoteServices) => unknown;
function Page() {
  const services = useServices();
  useEffect(() => {
    void deed(services);
  }, [services]);
  return <h1>쪽</h1>;
}

/** A remote that does one thing, in its prefetch and on its page. */
function remoteThat(does: string, uses: Uses): RemoteDefinition {
  deed = deeds[does] ?? (() => undefined);
  return defineRemote({
    name: 'mf-example',
    routes: [
      {
        id: 'page',
        path: '/page',
        head: () => ({ title: '', description: '' }),
        prefetch: async ({ services }) => deed(services),
        component: async () => ({ Page }),
      },
    ],
    uses,
  });
}

const answers = { [listCampaigns.id]: { rows: [] } };
let complaints: jest.SpyInstance;
beforeEach(() => {
  complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => complaints.mockRestore());

describe.each([
  ['calls', 'mf-example calls live.campaigns'],
  ['publishes', 'mf-example publishes example:noted@1'],
  ['subscribes', 'mf-example listens to example:noted@1'],
])('a remote that does not declare what it %s', (does, did) => {
  const words = `${did}, which its artifact would not say: add it to uses.${does} of its remote.ts`;

  it('throws in a test', async () => {
    await expect(renderPage(remoteThat(does, {}), '/page', { answers })).rejects.toThrow(words);
    expect(takeMistakes()).toEqual([words]);
  });

  it('throws in the page of a development server', async () => {
    const services = createFakeServices('/page', { answers });
    await createClientRemote(remoteThat(does, {})).preload('/page', services);
    expect(complaints).toHaveBeenCalledWith(words);
  });

  it('is not in the way once it does', async () => {
    await renderPage(remoteThat(does, everything), '/page', { answers });
    screen.getByRole('heading');
    expect(complaints).not.toHaveBeenCalled();
  });
});

it('loads the code of a page without its data where nothing else is asked for', async () => {
  const services = createFakeServices('/page', { answers });
  const remote = createClientRemote(remoteThat('calls', everything));
  expect(await remote.preload('/page', services, 'code')).not.toBeNull();
  expect(services.calls).toEqual([]);
});

it('leaves browsers of shoppers alone, which have no declarations', async () => {
  const { NODE_ENV } = process.env;
  Object.assign(process.env, { NODE_ENV: 'production' });
  try {
    const services = createFakeServices('/page', { answers });
    await createClientRemote(remoteThat('calls', {})).preload('/page', services);
    expect(services.calls.map(({ id }) => id)).toEqual(['live.campaigns']);
  } finally {
    Object.assign(process.env, { NODE_ENV });
  }
});
