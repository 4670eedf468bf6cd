import { readCsv } from './read-csv.ts';

describe('a CSV file', () => {
  it('may hold quotes, commas and line ends in quoted fields, a byte order mark and empty lines', () => {
    const text = '\uFEFFname,note\r\n"셔츠, 긴팔","""새""\n상품"\r\n\r\n코트,""\r\n';
    expect(readCsv(text)).toEqual({
      names: ['name', 'note'],
      rows: [
        { line: 2, values: { name: '셔츠, 긴팔', note: '"새"\n상품' } },
        { line: 5, values: { name: '코트', note: '' } },
      ],
      faults: [],
    });
  });

  it('names the line of a row that is too short or too long, and joins decomposed Hangul', () => {
    const { rows, faults } = readCsv(`a,b\n1\n${'가'.normalize('NFD')},2\n1,2,3`);
    expect(faults).toEqual(['line 2: 1 fields instead of 2', 'line 4: 3 fields instead of 2']);
    expect(rows).toEqual([{ line: 3, values: { a: '가', b: '2' } }]);
  });

  it('names the line of a quote that is never closed', () => {
    const { rows, faults } = readCsv('a,b\n1,2\n"3,4\n5,6\n');
    expect(faults).toEqual(['line 3: a quote is opened and never closed']);
    expect(rows).toEqual([{ line: 2, values: { a: '1', b: '2' } }]);
  });
});
