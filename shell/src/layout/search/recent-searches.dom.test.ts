import { isKeeping, keepSearches, noteSearch, readSearches, setKeeping } from './recent-searches.ts';

beforeEach(() => localStorage.clear());

describe('recent searches (spec 9)', () => {
  it('are the last ten, newest first, each once', () => {
    for (let index = 1; index <= 12; index += 1) noteSearch(`코트 ${index}`);
    noteSearch('  코트   5 ');
    expect(readSearches()).toEqual([5, 12, 11, 10, 9, 8, 7, 6, 4, 3].map((index) => `코트 ${index}`));
  });

  it('are none of blanks, and no longer than a search may be', () => {
    noteSearch('   ');
    noteSearch('가'.repeat(300));
    expect(readSearches().map((word) => word.length)).toEqual([100]);
  });

  it('can be switched off, which forgets them, and on again', () => {
    noteSearch('코트');
    setKeeping(false);
    noteSearch('니트');
    expect([isKeeping(), readSearches()]).toEqual([false, []]);
    setKeeping(true);
    noteSearch('니트');
    expect([isKeeping(), readSearches()]).toEqual([true, ['니트']]);
  });

  it.each(['{', '{"a":1}', '[1,2]', '[""]', 'null'])(
    'are none where something else was stored: %s',
    (text) => {
      localStorage.setItem('RECENT_SEARCH', text);
      expect(readSearches()).toEqual([]);
    },
  );

  it('go one by one', () => {
    keepSearches(['하나', '둘']);
    keepSearches(readSearches().filter((word) => word !== '하나'));
    expect(readSearches()).toEqual(['둘']);
  });
});
