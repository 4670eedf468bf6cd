import { keepsSpinner, showsSpinner } from './spinner-rules.ts';

it.each([
  ['/', '/board/notice', true],
  ['/board/notice', '/board/notice/3', true],
  ['/board/notice', '/board/notice', false],
  ['/goods/list', '/goods/list', true],
])('shows the spinner from %s to %s: %s', (from, to, isShown) => {
  expect(showsSpinner(from, to)).toBe(isShown);
});

it.each([
  ['/goods/list', true],
  ['/goods/list/category/2', true],
  ['/main/aqua', true],
  ['/main/outlet', true],
  ['/main/rrig', false],
  ['/goods/listed', false],
  ['/goods/view/1', false],
])('keeps it after the arrival at %s: %s', (pathname, stays) => {
  expect(keepsSpinner(pathname)).toBe(stays);
});
