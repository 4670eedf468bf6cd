import { closedPopups, closePopups } from './closed-popups.ts';

const evening = Date.parse('2026-11-21T20:00:00+09:00');
const nextMorning = Date.parse('2026-11-22T00:30:00+09:00');

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('closed popups', () => {
  it('stay closed until midnight in Korea', () => {
    closePopups([1], 'today', evening);
    closePopups([2], 'today', evening);
    expect([...closedPopups(evening)]).toEqual([1, 2]);
    expect([...closedPopups(nextMorning)]).toEqual([]);
  });

  it('of a visit are forgotten with the tab', () => {
    closePopups([3], 'visit', evening);
    expect([...closedPopups(evening)]).toEqual([3]);
    sessionStorage.clear();
    expect([...closedPopups(evening)]).toEqual([]);
  });

  it('are none where storage is forbidden', () => {
    const forbidden = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied');
    });
    closePopups([1], 'today', evening);
    expect([...closedPopups(evening)]).toEqual([]);
    forbidden.mockRestore();
  });
});
