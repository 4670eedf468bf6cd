import { act, fireEvent, render, screen } from '@testing-library/react';
import { banner } from '../testing/banner.ts';
import { Hero } from './hero.tsx';

const banners = [banner(1, '코트'), banner(2, '니트'), banner(3, '데님')];
const scrollTo = jest.fn();
let isCalm = false;

beforeEach(() => {
  jest.useFakeTimers();
  scrollTo.mockClear();
  Element.prototype.scrollTo = scrollTo;
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { value: 400, configurable: true });
  window.matchMedia = jest.fn().mockImplementation(() => ({ matches: isCalm }));
});
afterEach(() => {
  jest.useRealTimers();
  isCalm = false;
});

test('every banner is a link with a heading, the first picture first', () => {
  const { container } = render(<Hero banners={banners} />);
  expect(screen.getAllByRole('link')).toHaveLength(3);
  expect(screen.getByRole('heading', { name: '코트' })).toBeInTheDocument();
  const [first, second] = container.querySelectorAll('img');
  expect(first).toHaveAttribute('loading', 'eager');
  expect(second).toHaveAttribute('loading', 'lazy');
});

test('it turns after five seconds and stops when asked to', () => {
  render(<Hero banners={banners} />);
  act(() => jest.advanceTimersByTime(5000));
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 400, behavior: 'smooth' });
  fireEvent.click(screen.getByRole('button', { name: '자동 넘김 멈추기' }));
  scrollTo.mockClear();
  act(() => jest.advanceTimersByTime(20_000));
  expect(scrollTo).not.toHaveBeenCalled();
});

test('it stands still under the pointer and while something in it has focus', () => {
  render(<Hero banners={banners} />);
  const region = screen.getByRole('region', { name: '주요 소식' });
  fireEvent.pointerEnter(region);
  act(() => jest.advanceTimersByTime(20_000));
  fireEvent.pointerLeave(region);
  act(() => screen.getByRole('link', { name: '코트' }).focus());
  act(() => jest.advanceTimersByTime(20_000));
  expect(scrollTo).not.toHaveBeenCalled();
});

test('it does not turn by itself where motion is unwanted', () => {
  isCalm = true;
  render(<Hero banners={banners} />);
  act(() => jest.advanceTimersByTime(20_000));
  expect(scrollTo).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: '자동 넘김 시작하기' })).toBeInTheDocument();
});

test('after the last banner comes the first, and the count follows the scroll', () => {
  render(<Hero banners={banners} />);
  const track = screen.getByRole('list');
  track.scrollLeft = 800;
  fireEvent.scroll(track);
  expect(screen.getByText(/^3 \/ 3/)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: '다음 배너' }));
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, behavior: 'smooth' });
});

test('a single banner needs no controls, none no carousel', () => {
  const { rerender } = render(<Hero banners={banners.slice(0, 1)} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(<Hero banners={[]} />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
