import { scriptsIn, scriptsWithin } from './script-texts.ts';

it('fills a column with as many as it takes', () => {
  for (const letters of [20, 30, 40, 60, 100, 500])
    expect(scriptsWithin(letters).length).toBeLessThanOrEqual(letters);
  expect(scriptsWithin(20)).toBe('<svg onload=x(1)>');
  expect(scriptsIn(scriptsWithin(500)).length).toBeGreaterThan(7);
});

it('finds what stands in a document as it is, and not what is escaped', () => {
  expect(scriptsIn('<p>&lt;svg onload=x(1)&gt;</p>')).toEqual([]);
  expect(scriptsIn('<p><svg onload=x(1)></p>')).toEqual(['<svg onload=x(1)>']);
});
