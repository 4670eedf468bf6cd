import { notesOn, readConfiguration } from './configuration.ts';

describe('a setting that does nothing', () => {
  it('is said to do nothing', () => {
    const withRedis = readConfiguration({ REDIS_URL: 'redis://127.0.0.1:6379' });
    expect(notesOn(withRedis)).toEqual([expect.stringMatching(/^REDIS_URL has no effect.*decisions\/0016/)]);
    expect(notesOn(readConfiguration({}))).toEqual([]);
  });

  it('is still refused when it is wrong', () => {
    expect(() => readConfiguration({ REDIS_URL: '127.0.0.1:6379' })).toThrow(
      /REDIS_URL: must begin with redis/,
    );
  });
});
