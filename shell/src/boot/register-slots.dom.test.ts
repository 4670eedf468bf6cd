import type { RemoteCandidate } from '@mall/contracts/platform/page-state';
import type { SlotProps } from '@mall/remote-kit/client-remote';
import { waitFor } from '@testing-library/react';
import { start } from 'single-spa';
import { registerSlots, type SlotDependencies } from './register-slots.ts';

afterEach(() => document.body.replaceChildren());

/** The dependencies that a slot uses here; the others are never asked. */
function dependencies(preload: () => Promise<null>, mounts: unknown[]): SlotDependencies {
  const remote = {
    preload,
    createPage: () => ({
      bootstrap: async () => undefined,
      mount: async ({ domElement, isHydratable }: SlotProps) => {
        mounts.push({ isHydratable, html: domElement.innerHTML });
      },
      unmount: async () => undefined,
    }),
  };
  const candidate: RemoteCandidate = { version: '1.0.0', entry: '/_assets/mf-example/1.0.0/remoteEntry.js' };
  return {
    release: { id: 'r0001-00000000', remotes: { 'mf-example': { candidates: [candidate], routes: [] } } },
    routes: { match: () => ({ route: { owner: 'mf-example' } }) },
    loader: {
      candidatesOf: () => [candidate],
      limitOf: () => 1000,
      load: async () => ({ remote, candidate }),
      forget: () => undefined,
      onLate: () => () => undefined,
    },
    services: { nonce: '', location: { current: () => ({ href: location.href }) } },
    fragmentHost: {},
    report: () => undefined,
    state: { owner: 'mf-example', isRendered: true },
    onBroken: () => undefined,
  } as unknown as SlotDependencies;
}

// A root was hydrated before its page's code had come and crashed; the next was rendered beside the server's HTML, and
// lazy parts fell from 5020 to 3784 px. The tested crash had all its parts in one file.
it('leaves the server’s page to be taken over by the next try where its code does not come', async () => {
  document.body.innerHTML = '<main id="content"><div id="slot-mf-example"><p>상세정보</p></div></main>';
  let tries = 0;
  const preload = async () => {
    tries += 1;
    if (tries === 1) throw new Error('the chunk did not come');
    return null;
  };
  const mounts: unknown[] = [];
  registerSlots(dependencies(preload, mounts));
  start();
  await waitFor(() => expect(mounts).toEqual([{ isHydratable: true, html: '<p>상세정보</p>' }]), {
    timeout: 5000,
  });
  expect(tries).toBe(2);
});
