import type { PictureSpec } from '@mall/api/catalogue/pictures/picture-spec';
import { boundsOf } from '../compose/placement.ts';
import { carried } from './bags.ts';
import { belted } from './belt.ts';
import { standing } from './clothes.ts';
import { heights } from './figure.ts';
import { grip } from './hands.ts';
import { cameras } from './scene.ts';

const tote: PictureSpec = {
  type: 'tote-bag',
  fabric: 'canvas',
  pattern: 'solid',
  colorHex: '#1f2942',
  cut: ['big'],
  seed: 4,
  view: 'worn',
};

const boxOf = (parts: Parameters<typeof boundsOf>[0]['parts'] = []) => boundsOf({ parts, focuses: [] });

describe('a figure', () => {
  it('stands on the ground: nothing of it is more than a sole below the floor', () => {
    const layers = standing({ ...tote, type: 'dress', fabric: 'cotton', cut: ['mini'] });
    const { bottom } = boxOf(layers.flatMap(({ parts }) => parts));
    expect(bottom).toBeGreaterThan(heights.floor);
    expect(bottom).toBeLessThan(heights.floor + 15);
  });

  it('closes its fingers over the handle of a tote, which is seen down to its base', () => {
    const layers = carried(tote);
    const [bag, fingers] = layers.slice(-2).map(({ parts }) => boxOf(parts));
    expect(bag?.top).toBeGreaterThan(fingers?.top ?? Number.POSITIVE_INFINITY);
    expect(bag?.top).toBeLessThan(fingers?.bottom ?? 0);
    expect(Math.abs(((fingers?.left ?? 0) + (fingers?.right ?? 0)) / 2 + grip.x)).toBeLessThan(20);
    const { top, scale, middle } = cameras.carrying;
    expect(bag?.bottom).toBeLessThan(top + 1600 / scale);
    expect(bag?.left).toBeGreaterThan((-1200 * middle) / scale);
  });

  it('wears a belt through the loops of its trousers: they reach over it at both edges', () => {
    const [strap, loops] = belted({ ...tote, type: 'belt', fabric: 'leather', cut: [] }).slice(-2);
    const [band] = strap?.parts ?? [];
    const edges = boxOf(band ? [band] : []);
    expect(loops?.parts).toHaveLength(2);
    expect(boxOf(loops?.parts).bottom).toBeGreaterThan(edges.bottom);
    expect(boxOf(loops?.parts).left).toBeGreaterThan(edges.left);
    expect(boxOf(loops?.parts).top).toBeLessThan(edges.top);
  });
});
