import { entryAt, isSo } from './came-by.ts';

const entry = (version: string, attempt = 0) => ({ version, attempt });

it('distinguishes a next try from a previous version by the scripts that came', () => {
  const [once, again] = [entry('1.0.0'), entry('1.0.0', 1)];
  expect(isSo('by the next try', [again])).toBe(true);
  expect(isSo('by the next try', [once])).toBe(false);
  expect(isSo('by the previous good version', [entry('9.0.1'), again])).toBe(true);
  expect(isSo('by the previous good version', [entry('9.0.1'), entry('9.0.1', 1)])).toBe(false);
});

it('knows a page from which nothing was lost by its one version', () => {
  expect(isSo('nothing was lost', [entry('9.0.1')])).toBe(true);
  expect(isSo('nothing was lost', [entry('9.0.1'), entry('1.0.0', 1)])).toBe(false);
});

it('reads remote, version and try from an address', () => {
  const address = 'http://localhost:4900/_assets/mf-live/1.0.0/remoteEntry.js?attempt=2';
  expect(entryAt(address, 'mf-live')).toEqual(entry('1.0.0', 2));
  expect(entryAt(address, 'mf-content')).toBeNull();
  expect(entryAt('http://localhost:4900/_assets/mf-live/1.0.0/remote.js', 'mf-live')).toBeNull();
});
