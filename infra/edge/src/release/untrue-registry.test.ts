import { readdirSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Registry } from '@mall/registry/registry';
import { type FollowedRegistry, openFollowedRegistry } from '../testing/followed-registry.ts';

let opened: FollowedRegistry;
let registry: Registry;
let folder: FollowedRegistry['folder'];
let promote: FollowedRegistry['promote'];
let serveRegistry: FollowedRegistry['serveRegistry'];
let serve: FollowedRegistry['serve'];
let serveInstead: FollowedRegistry['serveInstead'];
let follow: FollowedRegistry['follow'];
beforeEach(() => {
  opened = openFollowedRegistry();
  registry = opened.registry();
  ({ folder, promote, serveRegistry, serve, serveInstead, follow } = opened);
});
afterEach(() => opened.close());

/** Writes until the connection ends, which Node 24 says to the write and not always to the response. */
function sendWithoutEnd(response: ServerResponse, onWrite: () => void): void {
  const more = (error?: Error | null) => {
    if (error || response.destroyed || response.req.socket.destroyed) return;
    onWrite();
    response.write(Buffer.alloc(1 << 20, ' '), more);
  };
  more();
}

describe('an edge whose registry is not to be trusted', () => {
  it('keeps serving when the registry answers a forged document', async () => {
    const id = promote('1.0.0');
    const { origin } = await serveRegistry();
    await follow(origin);
    const forged = await serveInstead(() => {
      const { pointer, release } = registry.reply('stable');
      return {
        pointer: { ...pointer, payload: pointer.payload.replace('"revision":', '"revision":9') },
        release,
      };
    });
    promote('1.0.1');
    const source = await follow(forged);
    expect(source.current()?.id).toBe(id);
  });

  it('does not go back behind what it served before a restart', async () => {
    promote('1.0.0');
    const old = registry.reply('stable');
    const { origin } = await serveRegistry();
    await follow(origin);
    const second = promote('1.0.1');
    await follow(origin);
    const restarted = await follow(await serveInstead(() => old));
    expect(restarted.current()?.id).toBe(second);
  });

  it('does not take a release whose files cannot be fetched or were changed', async () => {
    const id = promote('1.0.0');
    const { origin } = await serveRegistry();
    const source = await follow(origin);
    promote('1.0.1');
    writeFileSync(
      path.join(registry.artifacts.folderOf('mf-live', '1.0.1'), 'remoteEntry.js'),
      '// tampered',
    );
    await source.refresh();
    expect(source.current()?.id).toBe(id);
    expect(readdirSync(path.join(folder, 'artifacts/mf-live'))).toEqual(['1.0.0']);
  });

  it('takes neither an endless answer nor one from elsewhere', async () => {
    const id = promote('1.0.0');
    const { origin } = await serveRegistry();
    await follow(origin);
    promote('1.0.1');
    const endless = await serve((response) => {
      sendWithoutEnd(response, () => undefined);
    });
    const pointing = await serve((response) =>
      response.writeHead(302, { location: `${origin}/channels/stable` }).end(),
    );
    for (const elsewhere of [endless, pointing]) expect((await follow(elsewhere)).current()?.id).toBe(id);
  });

  // Files were read to their end, which filled the memory of every edge within the ten seconds that a download may take.
  it('takes no file that is longer than its release says', async () => {
    const id = promote('1.0.0');
    const { origin } = await serveRegistry();
    await follow(origin);
    const next = promote('1.0.1');
    let sent = 0;
    const endless = await serve((response, url) => {
      if (url.startsWith('/channels/')) return response.end(JSON.stringify(registry.reply('stable')));
      sendWithoutEnd(response, () => {
        sent += 1;
      });
    });
    const source = await follow(endless);
    expect(source.current()?.id).toBe(id);
    expect(sent).toBeLessThan(64);
    expect((await follow(origin)).current()?.id).toBe(next);
  });
});
