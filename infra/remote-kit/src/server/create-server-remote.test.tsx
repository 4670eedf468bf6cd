import { listCampaigns } from '@mall/contracts/api/catalogue/live';
import { defineRemote, type RemoteDefinition } from '../define-remote.ts';
import { createFakeServices } from '../testing/fake-services.ts';
import { createServerRemote } from './create-server-remote.tsx';

const Page = () => <h1>쪽</h1>;

/** A remote that makes a call before its page is rendered. */
const remoteWith = (uses: NonNullable<RemoteDefinition['uses']>) =>
  defineRemote({
    name: 'mf-example',
    routes: [
      {
        id: 'page',
        path: '/page',
        head: () => ({ title: '', description: '' }),
        prefetch: async ({ services }) => void (await services.api(listCampaigns, { query: { count: 1 } })),
        component: async () => ({ Page }),
      },
    ],
    uses,
  });

async function complaintsOf(uses: NonNullable<RemoteDefinition['uses']>): Promise<string[]> {
  const complaints: string[] = [];
  const services = {
    ...createFakeServices('/page', {}),
    api: async () => ({ rows: [] }) as never,
    reportError: (_where: string, error: unknown) => complaints.push(String(error)),
  };
  const tokens = { next: () => '' } as unknown as Parameters<
    ReturnType<typeof createServerRemote>['renderPage']
  >[2];
  await createServerRemote(remoteWith(uses)).renderPage('/page', services, tokens);
  return complaints;
}

// The browser makes no call whose reply came with the server's page, so that it went unnoticed before the release.
it('refuses a call that the remote does not declare while it is developed or tested', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await complaintsOf({ calls: [] })).toEqual([
    expect.stringContaining('mf-example calls live.campaigns, which its artifact would not say'),
  ]);
  expect(said).toHaveBeenCalledTimes(1);
  said.mockRestore();
  expect(await complaintsOf({ calls: [listCampaigns] })).toEqual([]);
});
