import { fabrics, patterns } from '@mall/api/catalogue/pictures/picture-spec';
import sharp from 'sharp';
import { drawCardBenefits } from './draw-card-benefits.ts';
import { drawChip } from './draw-chip.ts';
import { rasterise } from './rasterise.ts';

const navy = { fabric: 'wool', pattern: 'solid', colorHex: '#1f2942' } as const;

/** Mean of each channel, 0 to 255. */
async function meanOf(svg: string) {
  const { channels } = await sharp(await rasterise(svg, 240)).stats();
  return channels.map(({ mean }) => mean);
}

describe('a fabric chip', () => {
  it('is the same document for the same cloth', () => {
    expect(drawChip({ ...navy })).toBe(drawChip({ ...navy }));
  });

  it('differs by fabric, pattern, colour and accent', () => {
    const chips = [
      ...fabrics.map((fabric) => drawChip({ ...navy, fabric })),
      ...patterns.filter((pattern) => pattern !== 'solid').map((pattern) => drawChip({ ...navy, pattern })),
      drawChip({ ...navy, colorHex: '#a22c2f' }),
      drawChip({ ...navy, pattern: 'stripe', accentHex: '#a22c2f' }),
    ];
    expect(new Set(chips).size).toBe(chips.length);
  });

  it.each(['#1f2942', '#a22c2f', '#f6f6f3', '#e4c766'])(
    'is square and shows the colour %s',
    async (colorHex) => {
      const svg = drawChip({ ...navy, colorHex });
      const { format, width, height } = await sharp(await rasterise(svg, 240)).metadata();
      expect({ format, width, height }).toEqual({ format: 'webp', width: 240, height: 240 });
      const wanted = [1, 3, 5].map((at) => Number.parseInt(colorHex.slice(at, at + 2), 16));
      const seen = await meanOf(svg);
      for (const [channel, mean] of seen.entries())
        expect(Math.abs(mean - (wanted[channel] ?? 0))).toBeLessThan(32);
    },
  );

  it('covers the whole square with cloth', async () => {
    const bytes = await rasterise(drawChip({ ...navy, colorHex: '#1f2942' }), 240);
    const { channels } = await sharp(bytes).stats();
    // Bare ground would be nearly white.
    for (const { max } of channels) expect(max).toBeLessThan(200);
  });

  it('refuses what is no colour', () => {
    expect(() => drawChip({ ...navy, colorHex: 'navy' })).toThrow('colorHex must look like #rrggbb');
  });
});

describe('the banner of card benefits', () => {
  const card = (hex: string) => ({ hex, months: [2, 6] as const });

  it('shows each card with its months, at the size asked for', async () => {
    const svg = drawCardBenefits({ cards: [card('#2f4a7a'), card('#b2442f')] });
    const { width, height } = await sharp(await rasterise(svg, 600)).metadata();
    expect([width, height]).toEqual([600, 150]);
    const others = drawCardBenefits({ cards: [card('#2f4a7a'), { hex: '#b2442f', months: [2, 12] }] });
    expect(others).not.toBe(svg);
    expect(/NaN|undefined/.exec(svg)).toBeNull();
  });

  it.each([0, 5])('does not take %d cards', (count) => {
    const cards = Array.from({ length: count }, () => card('#2f4a7a'));
    expect(() => drawCardBenefits({ cards })).toThrow('one to four cards');
  });
});
