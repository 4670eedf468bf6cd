import type { BannerSpec } from '@mall/api/catalogue/pictures/picture-spec';
import { bannerLayouts } from './compose/banner-layout.ts';
import { placeTogether } from './compose/place-together.ts';
import { boundsOf, moverOf } from './compose/placement.ts';
import { drawBanner } from './draw-banner.ts';
import { seeded } from './random.ts';

const alone = (shape: BannerSpec['shape']): BannerSpec => ({
  shape,
  layout: 'arranged',
  groundHex: '#d8cfc0',
  seed: 3,
  pieces: [{ type: 'wool-coat', fabric: 'wool', pattern: 'herringbone', colorHex: '#54504b', seed: 1 }],
});

describe('a banner of one product', () => {
  // An operator may name one; its picture failed, and whatever it stood for showed a broken one.
  it.each(['wide', 'tall', 'square'] as const)('shows it whole on a %s ground, beside the text', (shape) => {
    const { width, height } = bannerLayouts[shape];
    const [laid] = placeTogether(alone(shape), seeded(3));
    if (!laid) throw new Error('nothing was laid');
    const { left, right, top, bottom } = boundsOf(laid.piece);
    const move = moverOf(laid.placement, laid.context.spec.seed);
    const corners = [move([left, top]), move([right, top]), move([left, bottom]), move([right, bottom])];
    const xs = corners.map(([x]) => x / width);
    const ys = corners.map(([, y]) => y / height);
    expect(Math.min(...xs)).toBeGreaterThan(shape === 'wide' ? 0.45 : 0);
    expect(Math.max(...xs)).toBeLessThan(1);
    expect(Math.min(...ys)).toBeGreaterThan(-0.1);
    expect(Math.max(...ys)).toBeLessThan(shape === 'wide' ? 1.1 : 0.85);
    expect(drawBanner(alone(shape))).toMatch(/^<svg /);
  });

  it('is refused without any', () => {
    expect(() => drawBanner({ ...alone('wide'), pieces: [] })).toThrow('one to five pieces, got 0');
  });
});
