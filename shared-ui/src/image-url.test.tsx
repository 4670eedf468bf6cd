import { imageSrcSet, imageUrl, usefulWidths } from './image-url.tsx';

const cardSizes = '(min-width: 1536px) 19vw, (min-width: 640px) 33vw, 50vw';

test('the address carries width and path', () => {
  expect(imageUrl('/media/a b.webp?v=1', 750)).toBe('/_img/750/media/a%20b.webp?v=1');
});

test('a srcset ends with the first width that holds the original', () => {
  expect(usefulWidths(700, '100vw').at(-1)).toBe(750);
  expect(imageSrcSet('/a.webp', 90, '100vw')).toBe('/_img/96/a.webp 96w');
});

test('a srcset offers what some screen would take, and nothing beyond', () => {
  expect(usefulWidths(1200, cardSizes)).toEqual([240, 320, 480, 750, 1080]);
  expect(usefulWidths(1200, '96px')).toEqual([96, 160, 240]);
});

test('a srcset takes the next larger width only where the smaller one would look soft', () => {
  // On the sharpest screen 384 px are 768 pixels, and 400 px are 800.
  expect(usefulWidths(1200, '384px').at(-1)).toBe(750);
  expect(usefulWidths(1200, '400px').at(-1)).toBe(1080);
});

test('an original beyond every width is asked for up to the largest', () => {
  expect(usefulWidths(9000, '100vw').at(-1)).toBe(3840);
});
