import { parseOverrides } from './overrides.ts';

const live = { part: 'mf-live', origin: 'http://localhost:3102' };

describe('overrides', () => {
  it('name several parts, each with its server', () => {
    expect(parseOverrides('shell@http://127.0.0.1:3101,mf-live@http://localhost:3102')).toEqual([
      { part: 'shell', origin: 'http://127.0.0.1:3101' },
      live,
    ]);
  });

  it('may begin with a digit or have one letter', () => {
    const parts = parseOverrides('mf-3d-room@http://localhost:1,mf-x@http://localhost:2');
    expect(parts.map(({ part }) => part)).toEqual(['mf-3d-room', 'mf-x']);
  });

  it('take the last server of a part', () => {
    expect(parseOverrides('mf-live@http://localhost:3101,mf-live@http://localhost:3102')).toEqual([live]);
  });

  it.each([
    '',
    'mf-live',
    '@http://localhost:3101',
    'mf-live@https://localhost:3101',
    'mf-live@http://example.com:3101',
    'mf-live@http://localhost.example.com:3101',
    'mf-live@http://localhost:3101/path',
    'mf-live@http://localhost:3101@evil.example',
    'mf-live@http://user@localhost:3101',
    'mf-live@http://localhost',
    'mf-live@http://localhost:0',
    'mf-live@http://localhost:65536',
    'mf-live@http://[::1]:3101',
    'mf-live@http://169.254.169.254:80',
    'edge@http://localhost:3101',
    '../mf-live@http://localhost:3101',
  ])('leave out %j', (text) => {
    expect(parseOverrides(text)).toEqual([]);
    expect(parseOverrides(`${text},mf-live@http://localhost:3102`)).toEqual([live]);
  });
});
