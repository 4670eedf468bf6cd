import { aliveAt, describeViews, wasBlank } from './describe-views.ts';
import type { Seen, View } from './record-views.ts';

const views = (...pairs: [View, number][]): Seen[] => pairs.map(([view, at]) => ({ view, at, text: '' }));

it('says what was seen one after the other, where it was last, and leaves out what could not be seen', () => {
  const seen = views(
    ['server', 10],
    ['panel-over-content', 900],
    ['skeleton', 1500],
    ['panel-over-content', 1510],
    ['alive', 3000],
  );
  expect(describeViews(seen)).toBe(
    "the server's page, not answering yet, then the server's page under a notice with a retry button, then the page",
  );
  expect(describeViews([{ view: 'words', at: 5, text: '다시 시도' }])).toBe(
    'a sentence with a retry button: “다시 시도”',
  );
});

it('calls a place blank that was empty for long enough to be seen', () => {
  expect(wasBlank(views(['server', 0], ['blank', 500], ['alive', 540]))).toBe(false);
  expect(wasBlank(views(['server', 0], ['blank', 500], ['alive', 700]))).toBe(true);
  expect(wasBlank(views(['server', 0], ['blank', 500]))).toBe(true);
});

it('knows when the page answered for good', () => {
  expect(aliveAt(views(['server', 0], ['alive', 700]))).toBe(700);
  expect(aliveAt(views(['alive', 700], ['panel', 900]))).toBeNull();
});
