/** @jest-environment jsdom */
import { storedGuestSizes, watchGuestSizes } from './guest-size-signal.ts';
import { guestSizes, keepGuestSizes } from './guest-sizes.ts';

const profile = { height_cm: 172, weight_kg: null, usual: { top: 'M', bottom: '30' } };

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('is there again, the same object while nothing changes', () => {
  expect([storedGuestSizes(), guestSizes()]).toEqual([null, null]);
  keepGuestSizes(profile);
  expect(guestSizes()).toEqual(profile);
  expect(guestSizes()).toBe(guestSizes());
  keepGuestSizes(null);
  expect([storedGuestSizes(), guestSizes()]).toEqual([null, null]);
});

it.each(['{', 'null', '[]', '{"usual":{}}', '{"height_cm":"172","weight_kg":null,"usual":{}}'])(
  'nonsense on the device is no profile: %s',
  (text) => {
    localStorage.setItem('SIZE_PROFILE', text);
    expect(guestSizes()).toBeNull();
  },
);

it('names are read without the spaces around them', () => {
  localStorage.setItem('SIZE_PROFILE', JSON.stringify({ ...profile, usual: { top: ' m ' } }));
  expect(guestSizes()?.usual).toEqual({ top: 'm' });
});

it('tells of a change here and in another tab, until the listener is removed', () => {
  const listener = jest.fn();
  const stop = watchGuestSizes(listener);
  keepGuestSizes(profile);
  dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  keepGuestSizes(null);
  dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledTimes(2);
});

it('serves the page where the browser keeps nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepGuestSizes(profile);
  expect(storedGuestSizes()).toBeNull();
  expect(guestSizes()).toEqual(profile);
  keepGuestSizes(null);
});
