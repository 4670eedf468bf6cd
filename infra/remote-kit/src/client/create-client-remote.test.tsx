/** @jest-environment jsdom */
import '../testing/jsdom-globals.ts';
import { act, waitFor } from '@testing-library/react';
import { Suspense, use, useEffect } from 'react';
import { mountRootParcel } from 'single-spa';
import { defineRemote } from '../define-remote.ts';
import { createServerRemote } from '../server/create-server-remote.tsx';
import { createFakeServices } from '../testing/fake-services.ts';
import type { SlotProps } from './client-remote.ts';
import { createClientRemote } from './create-client-remote.tsx';

function Greeting() {
  return <h1 css={{ color: 'red' }}>안녕하세요</h1>;
}

/** What a part waits for that the server has and the browser does not get. */
let late: Promise<string> | null = null;
function Late() {
  return <p>{late ? use(late) : '나중에'}</p>;
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
    {
      id: 'late',
      path: '/late',
      head: () => ({ title: '나중', description: '나중에 오는 것' }),
      component: async () => ({
        Page: LatePage,
      }),
    },
    {
      id: 'lost',
      path: '/lost',
      head: () => ({ title: '없음', description: '오지 않는 것' }),
      component: () => Promise.reject(new Error('the chunk did not come')),
    },
  ],
  fragments: [],
  uses: {},
});

let isPageAlive = false;
function LatePage() {
  useEffect(() => {
    isPageAlive = true;
  }, []);
  return (
    <Suspense fallback="…">
      <Late />
    </Suspense>
  );
}

beforeEach(() => {
  late = null;
  isPageAlive = false;
});

/** Puts the server's page into a slot and mounts the remote on it. */
async function visit(isHydratable: boolean, href = '/greeting') {
  const services = createFakeServices(href, {});
  const page = await createServerRemote(remote).renderPage(href, services, {
    next: () => 'fragment-1',
  });
  late = new Promise(() => undefined);
  const slot = document.createElement('div');
  slot.innerHTML = page?.html ?? '';
  const fromServer = slot.querySelector('h1');
  const client = createClientRemote(remote);
  await client.preload(href, services);
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
  return { slot, fromServer, services, parcel };
}

describe('a remote in the browser', () => {
  it('takes over what the server rendered, node by node', async () => {
    const { slot, fromServer } = await visit(true);
    expect(slot.querySelector('h1')).toBe(fromServer);
    expect(slot.textContent).toBe('안녕하세요');
  });

  it('keeps what the server rendered and the browser has no code for, at a step to an anchor', async () => {
    const { slot, services } = await visit(true, '/late');
    await waitFor(() => expect(isPageAlive).toBe(true));
    await act(async () => services.moveTo('/late#far'));
    expect(slot.textContent).toBe('나중에');
  });

  it('crashes before it stands where its chunk does not come, so that no empty place is shown', async () => {
    const services = createFakeServices('/lost', {});
    const happened: string[] = [];
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = createClientRemote(remote).createPage();
    const parcel = mountRootParcel(page as Parameters<typeof mountRootParcel<SlotProps>>[0], {
      domElement: document.createElement('div'),
      services,
      isHydratable: false,
      fragmentProps: {},
      fragmentHost: { reserve: () => '', mount: () => () => undefined },
      onCrash: (error) => happened.push(String(error)),
    });
    await parcel.mountPromise.then(() => happened.push('it stands'));
    expect(happened).toEqual(['Error: the chunk did not come', 'it stands']);
  });

  it('is gone within the task that ends it: the next page comes before the browser paints an empty one', async () => {
    const { slot, parcel } = await visit(true);
    let isNextTask = false;
    setTimeout(() => {
      isNextTask = true;
    });
    await parcel.unmount();
    expect(slot.textContent).toBe('');
    expect(isNextTask).toBe(false);
  });

  it('renders anew over what another version left', async () => {
    const { slot, fromServer } = await visit(false);
    expect(slot.querySelector('h1')).not.toBe(fromServer);
    expect(slot.textContent).toBe('안녕하세요');
  });
});
