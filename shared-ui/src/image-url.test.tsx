import { imageSrcSet, imageUrl, usefulWidths } from './image-url.tsx';

test('the address carries path, width and quality', () => {
  expect(imageUrl('/media/a b.webp', 640)).toBe('/_img?src=%2Fmedia%2Fa%20b.webp&w=640&q=75');
});

test('a srcset ends with the first width that holds the original', () => {
  expect(usefulWidths(700)).toEqual([96, 160, 240, 320, 480, 640, 750]);
  expect(imageSrcSet('/a.webp', 90, 60)).toBe('/_img?src=%2Fa.webp&w=96&q=60 96w');
});

test('an original beyond every width is asked for up to the largest', () => {
  expect(usefulWidths(9000).at(-1)).toBe(3840);
});
