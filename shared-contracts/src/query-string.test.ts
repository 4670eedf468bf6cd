import { decodeQuery, encodeQuery } from './query-string.ts';

describe('query string (spec 7.4)', () => {
  it.each([
    [{ page: 1, sort: 'NEWDESC' }, 'page=1&sort=NEWDESC'],
    [{ color: ['red', 'blue'] }, 'color%5B%5D=red&color%5B%5D=blue'],
    [{ a: undefined, b: null, c: '', d: 0, e: false }, 'd=0&e=false'],
    [{ keyword: '니트 & 코트' }, 'keyword=%EB%8B%88%ED%8A%B8+%26+%EC%BD%94%ED%8A%B8'],
    [{ color: [] }, ''],
  ])('writes %j as %s', (query, search) => expect(encodeQuery(query)).toBe(search));

  it.each([
    ['?page=1', { page: '1' }],
    ['color[]=red&color%5B%5D=blue', { color: ['red', 'blue'] }],
    ['page=1&page=2', { page: '2' }],
    ['color=red&color[]=blue', { color: ['blue'] }],
    ['', {}],
  ])('reads %s as %j', (search, query) => expect({ ...decodeQuery(search) }).toEqual(query));

  it('takes a name like any other even when objects have it already', () => {
    const query = decodeQuery('__proto__=x&constructor=y');
    expect(Object.keys(query)).toEqual(['__proto__', 'constructor']);
  });
});
