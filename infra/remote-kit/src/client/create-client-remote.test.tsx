/** @jest-environment jsdom */
import '../testing/jsdom-globals.ts';
import { mountRootParcel } from 'single-spa';
import { defineRemote } from '../define-remote.ts';
import { createServerRemote } from '../server/create-server-remote.tsx';
import { createFakeServices } from '../testing/fake-services.ts';
import type { SlotProps } from './client-remote.ts';
import { createClientRemote } from './create-client-remote.tsx';

function Greeting() {
  return <h1 css={{ color: 'red' }}>안녕하세요</h1>;
}

const remote = defineRemote({
  name: 'mf-example',
  routes: [
    {
      id: 'greeting',
      path: '/greeting',
      head: () => ({ title: '인사', description: '인사말' }),
      component: async () => ({ Page: Greeting }),
    },
  ],
  fragments: [],
  uses: {},
});

/** Puts the server's page into a slot and mounts the remote on it. */
async function visit(isHydratable: boolean) {
  const services = createFakeServices('/greeting', {});
  const page = await createServerRemote(remote).renderPage('/greeting', services, {
    next: () => 'fragment-1',
  });
  const slot = document.createElement('div');
  slot.innerHTML = page?.html ?? '';
  const fromServer = slot.querySelector('h1');
  const client = createClientRemote(remote);
  await client.preload('/greeting', services);
  const parcel = mountRootParcel(client.createPage() as Parameters<typeof mountRootParcel<SlotProps>>[0], {
    domElement: slot,
    services,
    isHydratable,
    fragmentProps: {},
    fragmentHost: { reserve: () => '', mount: () => () => undefined },
    onCrash: (error) => {
      throw error;
    },
  });
  await parcel.mountPromise;
  return { slot, fromServer, services };
}

describe('a remote in the browser', () => {
  it('takes over what the server rendered, node by node', async () => {
    const { slot, fromServer } = await visit(true);
    expect(slot.querySelector('h1')).toBe(fromServer);
    expect(slot.textContent).toBe('안녕하세요');
  });

  it('renders anew over what another version left', async () => {
    const { slot, fromServer } = await visit(false);
    expect(slot.querySelector('h1')).not.toBe(fromServer);
    expect(slot.textContent).toBe('안녕하세요');
  });
});
