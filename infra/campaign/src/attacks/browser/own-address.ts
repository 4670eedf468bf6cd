import { login } from '@mall/contracts/api/people/members';
import type { Attack } from '../../attack.ts';
import { samplePassword } from '../../callers/members.ts';
import { Tally } from '../../tally.ts';

const body = { provider: 'normal', user_id: 'platinum1', user_passwd: samplePassword } as const;

export const ownAddress: Attack = {
  name: 'browser/own-address',
  about:
    "a shop without a public address lets those in who open it by the machine's number, and no page of a stranger",
  isQuick: true,
  run: async ({ visitor, origin }) => {
    const tally = new Tally();
    const { port } = new URL(origin);
    const attempt = (host: string, from: string) =>
      visitor().call(login, { body }, { headers: { host, origin: from } });
    for (const host of [
      `127.0.0.1:${port}`,
      `192.168.0.9:${port}`,
      `[::1]:${port}`,
      `shop.local:${port}`,
      `localhost:${port}`,
    ])
      tally.expect(`login on a page of http://${host}`, 'PASS', (await attempt(host, `http://${host}`)).code);
    const strangers: [string, string][] = [
      ['evil.example', 'http://evil.example'],
      ['192.168.0.9:80', 'http://192.168.0.8:80'],
      [`localhost:${port}`, 'http://evil.example'],
      [`localhost:${port}`, 'null'],
      [`localhost:${port}`, `http://localhost.evil.example:${port}`],
      [`127.0.0.1.evil.example:${port}`, `http://127.0.0.1.evil.example:${port}`],
      [`localhost:${port}`, `https://localhost:${port}`],
      [`localhost:${port}`, `http://localhost:${Number(port) + 1}`],
    ];
    for (const [host, from] of strangers) {
      const reply = await attempt(host, from);
      tally.expect(`login at ${host} from a page of ${from}`, [403, 'FORBIDDEN'], [reply.status, reply.code]);
      tally.hold(
        reply.message?.includes('PUBLIC_ORIGIN') === true,
        `its refusal: expected the setting PUBLIC_ORIGIN in it, got ${reply.message}`,
      );
    }
    return tally.result;
  },
};
