import { readConfiguration } from './configuration.ts';

describe('the address of Redis', () => {
  it('is refused before anything starts when it is wrong', () => {
    expect(() => readConfiguration({ REDIS_URL: '127.0.0.1:6379' })).toThrow(
      /REDIS_URL: must begin with redis/,
    );
  });
});
