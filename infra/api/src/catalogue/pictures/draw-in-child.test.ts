import sharp from 'sharp';
import { drawProcessEntry } from '../../app/sample-shop.ts';
import { createChildDrawer, niceness } from './draw-in-child.ts';
import type { DrawJob } from './draw-job.ts';

const drawer = createChildDrawer(drawProcessEntry() ?? '', niceness.asked, ['--import', 'tsx']);
afterAll(() => drawer.close());

const chip = (colorHex: string): DrawJob => ({
  kind: 'chip',
  spec: { fabric: 'wool', pattern: 'solid', colorHex },
  width: 40,
});
/** How red, green and blue a picture is in the middle. */
async function colorOf(picture: Buffer): Promise<number[]> {
  const { channels } = await sharp(picture).stats();
  return channels.map(({ mean }) => Math.round(mean / 64));
}

describe('drawing in a process of its own', () => {
  it('gives everybody their own picture, however many are drawn at once', async () => {
    const hexes = ['#c02020', '#20a020', '#2020c0'];
    const pictures = await Promise.all(hexes.map((hex) => drawer.draw(chip(hex))));
    const colors = await Promise.all(pictures.map(colorOf));
    expect(colors.map((color) => color.indexOf(Math.max(...color)))).toEqual([0, 1, 2]);
  });

  it('says why a picture cannot be drawn, and goes on', async () => {
    await expect(drawer.draw(chip('red'))).rejects.toThrow('colorHex must look like #rrggbb, got "red"');
    expect((await drawer.draw(chip('#808080'))).length).toBeGreaterThan(0);
  });

  it('refuses what it was drawing when it ends, and starts anew for the next', async () => {
    const drawing = drawer.draw(chip('#123456'));
    drawer.close();
    await expect(drawing).rejects.toThrow('the drawing process ended');
    expect((await drawer.draw(chip('#123456'))).length).toBeGreaterThan(0);
  });
});
