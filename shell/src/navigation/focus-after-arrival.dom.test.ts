import { focusAfterArrival } from './focus-after-arrival.ts';

afterEach(() => document.body.replaceChildren());

const focused = () => document.activeElement?.id;

beforeEach(() => {
  document.body.innerHTML =
    '<main id="content" tabindex="-1"><a href="/goods/list" id="filter">블랙</a></main>';
  document.getElementById('filter')?.focus();
});

it('begins a new page at its content', () => {
  focusAfterArrival(false);
  expect(focused()).toBe('content');
});

it('leaves the focus on a filter that was pressed', () => {
  focusAfterArrival(true);
  expect(focused()).toBe('filter');
});

it('goes to the content when what was pressed is gone', () => {
  document.getElementById('filter')?.remove();
  focusAfterArrival(true);
  expect(focused()).toBe('content');
});
