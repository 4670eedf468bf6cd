import { findConflicts } from '../compose.ts';
import {
  type Build,
  call,
  calling,
  one,
  other,
  part,
  plain,
  reasonsFor,
  withOptional,
  withRequired,
} from '../testing/sample-shop.ts';

describe('API calls', () => {
  it.each([
    ['visitor', 'member', 1],
    ['public', 'member', 1],
    ['member', 'member', 0],
    ['member', 'public', 0],
    [undefined, 'member', 0],
  ] as const)('of a build for %s against an API for %s has %i reasons', (made, served, count) => {
    const of = (access: typeof made) => ({
      method: 'GET',
      path: '/api/live',
      data: plain,
      ...(access ? { access } : {}),
    });
    const reasons = findConflicts({
      shell: part('shell'),
      remotes: [
        part('mf-live', { apiCalls: [{ id: call, hash: one }], schemas: { apiCalls: { [call]: of(made) } } }),
      ],
      api: { [call]: { hash: one, call: of(served) } },
    });
    expect(reasons).toHaveLength(count);
    for (const reason of reasons) expect(reason).toContain('members only');
  });

  it('fit when the API answers more and asks for no more', () => {
    expect(
      reasonsFor({
        live: calling(one, plain, plain),
        api: { [call]: { hash: other, data: withRequired, body: withOptional } },
      }),
    ).toEqual([]);
  });

  it('do not fit when the API asks for more', () => {
    expect(
      reasonsFor({ live: calling(one, plain, plain), api: { [call]: { hash: other, body: withRequired } } }),
    ).toEqual([
      expect.stringMatching(
        /^the API does not read what mf-live@1\.0\.0 sends with live\.campaigns: body\.note is not sent, but is required\./,
      ),
    ]);
  });

  it('do not fit when the API asks for something where nothing was sent', () => {
    expect(reasonsFor({ live: calling(one, plain), api: { [call]: { hash: other, body: plain } } })).toEqual([
      expect.stringMatching(/body\.id is not sent, but is required/),
    ]);
  });

  it('do not fit when the API leaves out of its reply what the caller reads', () => {
    expect(
      reasonsFor({ live: calling(one, withRequired), api: { [call]: { hash: other, data: plain } } }),
    ).toEqual([
      expect.stringMatching(
        /^mf-live@1\.0\.0 does not read what the API answers to live\.campaigns: reply\.note is not sent, but is required\./,
      ),
    ]);
  });

  it('do not fit under another method or path', () => {
    expect(
      reasonsFor({ live: calling(one, plain), api: { [call]: { hash: other, method: 'POST' } } }),
    ).toEqual([
      expect.stringMatching(/as GET \/api\/live, the API serves it as POST \/api\/live: build mf-live/),
    ]);
  });

  it('that the API does not serve are refused', () => {
    expect(reasonsFor({ live: calling(one, plain) })).toEqual([
      expect.stringMatching(/^mf-live@1\.0\.0 calls live\.campaigns, which the API does not serve: deploy/),
    ]);
  });

  it('of a build without schemas fit by their hash alone, or ask for a new build', () => {
    const live: Build = { apiCalls: [{ id: call, hash: one }], schemas: null };
    expect(reasonsFor({ live, api: { [call]: { hash: one } } })).toEqual([]);
    expect(reasonsFor({ live, api: { [call]: { hash: other } } })).toEqual([
      expect.stringMatching(/^mf-live@1\.0\.0 does not carry the schema of the call.*rebuild it/),
    ]);
  });
});
