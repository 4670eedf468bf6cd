import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { listCampaigns } from '@mall/contracts/api/catalogue/live';
import { startTestApi } from '../testing/servers/start-test-api.ts';

it('an API that leaves answers a call whose headers were still on their way', async () => {
  const api = await startTestApi();
  try {
    await api.app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect((api.app.server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `GET ${listCampaigns.path} HTTP/1.1\r\nhost: api\r\nclient-session-id: ${crypto.randomUUID()}\r\n`,
    );
    // What answers this has read that.
    await fetch(`http://127.0.0.1:${socket.remotePort}/healthz/live`);
    const closed = api.app.close();
    while (api.app.server.listening) await new Promise(setImmediate);
    socket.write('\r\n');
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK/);
    await closed;
  } finally {
    await api.close();
  }
});
