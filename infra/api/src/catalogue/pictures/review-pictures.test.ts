import { reviewPictures } from './review-pictures.ts';

const review = {
  product_id: 7,
  product_name: '롱 코트',
  garment: {},
  photos: [],
  color_id: 10,
  color_name: '카멜',
  hex: '#b58650',
};

describe('the pictures of a sample review', () => {
  it('are photos as shoppers take them, before views of the gallery', () => {
    const pictures = reviewPictures({ ...review, picture_views: ['worn', 'snap-mirror', 'snap-floor'] });
    expect(pictures.map(({ path }) => path.replace(/\?v=.*/, ''))).toEqual([
      '/media/products/7/10-snap-floor.webp',
      '/media/products/7/10-snap-mirror.webp',
      '/media/products/7/10-worn.webp',
    ]);
    expect(pictures.map(({ alt }) => alt)).toEqual([
      '롱 코트 카멜 후기 사진',
      '롱 코트 카멜 후기 사진',
      '롱 코트 카멜 착용 컷',
    ]);
  });

  it('are none of a view that nobody knows', () => {
    expect(reviewPictures({ ...review, picture_views: ['snap-moon'] })).toEqual([]);
  });
});
