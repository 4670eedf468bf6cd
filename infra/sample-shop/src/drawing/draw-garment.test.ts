import {
  type BannerSpec,
  type CutTrait,
  garmentTypes,
  type PictureSpec,
  snapViews,
  type View,
  views,
} from '@mall/api/catalogue/pictures/picture-spec';
import sharp from 'sharp';
import { scaleBeside } from './compose/companion.ts';
import { placeOutfit } from './compose/place-outfit.ts';
import { placeTogether } from './compose/place-together.ts';
import { boundsOf } from './compose/placement.ts';
import { drawBanner } from './draw-banner.ts';
import { drawGarment } from './draw-garment.ts';
import { seeded } from './random.ts';
import { rasterise } from './rasterise.ts';
import { clothed } from './worn/clothes.ts';
import { heights } from './worn/figure.ts';

const knit: PictureSpec = {
  type: 'crew-knit',
  fabric: 'knit-cable',
  pattern: 'solid',
  colorHex: '#e8dcc4',
  seed: 11,
  view: 'front',
};

/** Width of most pictures here, px: the same parts are drawn as at full size, in a fifth of the time. */
const small = 240;
/** Drawn once for all tests that look at the same picture: the same spec gives the same document. */
const drawings = new Map<string, string>();
function drawn(spec: PictureSpec, width = small): string {
  const key = JSON.stringify([spec, width]);
  const drawing = drawings.get(key) ?? drawGarment(spec, width);
  drawings.set(key, drawing);
  return drawing;
}

const banner = (shape: BannerSpec['shape']): BannerSpec => ({
  shape,
  layout: 'arranged',
  groundHex: '#d8cfc0',
  seed: 3,
  pieces: [
    { type: 'wool-coat', fabric: 'wool', pattern: 'herringbone', colorHex: '#54504b', seed: 1 },
    { type: 'loafers', fabric: 'leather', pattern: 'solid', colorHex: '#2a1d18', seed: 2 },
  ],
});

describe('a catalogue picture', () => {
  it('is the same document for the same spec', () => {
    expect(drawGarment({ ...knit })).toBe(drawGarment({ ...knit }));
  });

  it.each([...views, ...snapViews])('differs from the next seed in its %s view', (view) => {
    expect(drawn({ ...knit, view })).not.toBe(drawn({ ...knit, view, seed: 12 }));
  });

  it('shows its construction from behind', () => {
    expect(drawn({ ...knit, view: 'back' })).not.toBe(drawn(knit));
  });

  it.each(garmentTypes)('shows another side of a %s from behind', (type) => {
    const front = drawn({ ...knit, type });
    expect(drawn({ ...knit, type, view: 'back' })).not.toBe(front);
  });

  it.each([
    ['wool-coat', 'single', 'double'],
    ['wool-coat', 'half', 'single'],
    ['blazer', 'single', 'double'],
    ['cardigan', 'v-neck', 'round-neck'],
    ['hoodie', 'zip', 'pullover'],
    ['blouse', 'ribbon', 'round-collar'],
    ['dress', 'short-sleeve', 'long-sleeve'],
    ['padding', 'short', 'long'],
    ['trench-coat', 'half', 'single'],
  ] as const)('draws a %s %s or %s, as its name says, whatever the seed', (type, one, other) => {
    const cutTo = (seed: number, cut: CutTrait) => drawn({ ...knit, type, seed, cut: [cut] });
    for (const seed of [1, 2, 3]) expect(cutTo(seed, one)).not.toBe(cutTo(seed, other));
  });

  it.each(garmentTypes)('draws a %s in every view at the size asked for', async (type) => {
    const checked = (svg: string, size: string) => {
      const drawing = svg.replaceAll(/base64,[^"]*/g, '');
      expect(drawing.startsWith(`<svg xmlns="http://www.w3.org/2000/svg" ${size}`)).toBe(true);
      expect(/NaN|undefined|Infinity/.exec(drawing)).toBeNull();
      return svg;
    };
    const check = async (view: View) => {
      const svg = checked(drawn({ ...knit, type, view }), 'width="240" height="320"');
      const { format, width, height } = await sharp(await rasterise(svg, 120)).metadata();
      expect({ format, width, height }).toEqual({ format: 'webp', width: 120, height: 160 });
    };
    await Promise.all([...views, ...snapViews].map(check));
    checked(drawGarment({ ...knit, type }), 'width="1200" height="1600"');
  });

  it.each(views)('shows the same in its %s view when it is drawn in small', async (view) => {
    const tones = async (svg: string) => {
      const webp = await rasterise(svg, 480);
      return sharp(webp).resize(12, 16, { fit: 'fill' }).greyscale().raw().toBuffer();
    };
    for (const type of ['wool-coat', 'crew-knit', 'sneakers'] as const) {
      const spec = { ...knit, type, view };
      const svg = drawGarment(spec, 480);
      expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" width="480" height="640"')).toBe(true);
      const [reduced, large] = await Promise.all([tones(svg), tones(drawGarment(spec))]);
      const apart = [...reduced].map((tone, index) => Math.abs(tone - (large[index] ?? 0)));
      expect(Math.max(...apart)).toBeLessThan(40);
    }
  });

  it.each(garmentTypes)(
    'shows a %s worn, and as shoppers take it at home, otherwise than laid flat',
    (type) => {
      const pictures = [...views, ...snapViews].map((view) => drawn({ ...knit, type, view }));
      // What cannot be hung up, nor be seen in a mirror, lies on the floor in its photo.
      const photos = new Set(pictures.slice(views.length));
      expect(photos.size).toBeGreaterThanOrEqual(1);
      expect(new Set(pictures).size).toBe(views.length + photos.size);
    },
  );

  it.each([
    ['wool-coat', 'maxi', 'half'],
    ['t-shirt', 'over', 'crop'],
    ['jeans', 'wide', 'slim'],
    ['dress', 'long', 'mini'],
  ] as const)('lets the length and the room of a %s be seen on a body: %s, not %s', (type, one, other) => {
    const boxOf = (cut: CutTrait) => {
      const layers = clothed({ ...knit, type, cut: [cut] });
      return boundsOf({ parts: layers.at(-1)?.parts ?? [], focuses: [] });
    };
    const [more, less] = [boxOf(one), boxOf(other)];
    expect(more.bottom - less.bottom + (more.right - more.left) - (less.right - less.left)).toBeGreaterThan(
      60,
    );
  });

  it('tucks in what is worn with trousers', () => {
    const [, top] = clothed({ ...knit, type: 'slacks', fabric: 'wool' });
    const body = (top?.parts ?? []).flatMap((part) => (part.kind === 'panel' ? part.outline : []));
    const below = body.filter(([x, y]) => Math.abs(x) < 140 && y > heights.waist + 30);
    expect(below).toEqual([]);
  });

  it('gives the same bytes for the same document', async () => {
    const svg = drawGarment(knit);
    expect((await rasterise(svg, 120)).equals(await rasterise(svg, 120))).toBe(true);
  });

  it.each(['#fff', 'ivory', '#12345g', ''])('refuses the colour "%s"', (colorHex) => {
    expect(() => drawGarment({ ...knit, colorHex })).toThrow(
      `colorHex must look like #rrggbb, got "${colorHex}"`,
    );
  });

  it('names the accent when that is the wrong one', () => {
    expect(() => drawGarment({ ...knit, accentHex: 'red' })).toThrow('accentHex must look like #rrggbb');
  });
});

describe('a campaign banner', () => {
  it.each([
    ['wide', 1920, 800],
    ['tall', 900, 1200],
    ['square', 1200, 1200],
  ] as const)('is %s at %i by %i', async (shape, width, height) => {
    const svg = drawBanner(banner(shape));
    expect(svg).toBe(drawBanner(banner(shape)));
    const metadata = await sharp(await rasterise(svg, width / 5)).metadata();
    expect([metadata.width, metadata.height]).toEqual([width / 5, height / 5]);
  });

  it('keeps the left of a wide one empty for text', async () => {
    const left = { left: 0, top: 0, width: 110, height: 160 };
    const { data } = await sharp(Buffer.from(drawBanner(banner('wide'))), { density: 72 / 5 })
      .extract(left)
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(Math.min(...data)).toBeGreaterThan(180);
  });

  it.each(['wide', 'tall', 'square'] as const)('has ground without edges behind a %s one', async (shape) => {
    // Whether there is a second tone, and how the light falls, is up to the seed.
    for (const seed of [1, 2, 3]) {
      const { data, info } = await sharp(Buffer.from(drawBanner({ ...banner(shape), seed })), { density: 18 })
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      // Above the pieces nothing but ground is seen.
      const top = [...data.subarray(0, info.width)];
      const steps = top.slice(1).map((tone, index) => Math.abs(tone - (top[index] ?? 0)));
      expect(Math.max(...steps)).toBeLessThanOrEqual(3);
    }
  });

  it.each([
    ['wide', ['slacks', 'slacks', 'blazer']],
    ['tall', ['wool-coat', 'wool-coat', 'wool-coat']],
    ['square', ['cap', 'cap', 'sneakers']],
    ['wide', ['loafers', 'wool-coat', 'turtleneck', 'jeans']],
  ] as const)('shows pieces on a %s one in the sizes they have beside each other: %j', (shape, types) => {
    const pieces = types.map((type, index) => ({ ...knit, type, seed: index + 1 }));
    const sizes = placeTogether({ ...banner(shape), pieces }, seeded(3)).map(
      ({ context, placement }) => placement.scale / scaleBeside(context.spec.type, 1),
    );
    expect(sizes.length).toBe(types.length);
    expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThan(1.3);
  });

  it.each(['wide', 'tall', 'square'] as const)(
    'lays an outfit as one look on a %s one, beside the text',
    (shape) => {
      const types = ['loafers', 'slacks', 'wool-coat', 'tote-bag', 'crew-knit'] as const;
      const pieces = types.map((type, index) => ({ ...knit, type, seed: index + 1 }));
      const spec = { ...banner(shape), layout: 'outfit' as const, pieces };
      const laid = placeOutfit(spec, seeded(3));
      const of = (type: string) => laid.find(({ context }) => context.spec.type === type);
      const top = (type: string) => {
        const own = of(type);
        return own ? own.placement.y + boundsOf(own.piece).top * own.placement.scale : Number.NaN;
      };
      expect(laid.map(({ context }) => context.spec.type)).toEqual([
        'wool-coat',
        'slacks',
        'crew-knit',
        'loafers',
        'tote-bag',
      ]);
      expect(top('crew-knit')).toBeLessThan(top('slacks'));
      expect(top('slacks')).toBeLessThan(top('loafers'));
      expect(of('wool-coat')?.placement.scale).toBe(of('crew-knit')?.placement.scale);
      expect(drawBanner(spec)).not.toBe(
        drawBanner({ ...spec, layout: 'arranged', pieces: pieces.slice(0, 4) }),
      );
    },
  );
});
