import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { followCommandLine } from '@mall/command-line/run-command-line';
import { viewProduct } from '@mall/contracts/api/catalogue/product-view';
import sharp from 'sharp';
import { operateOn } from '../../../../testing/operate-on.ts';
import { startTestApi, type TestApi } from '../../../../testing/servers/start-test-api.ts';
import { operatorProgram } from '../../arguments.ts';

let api: TestApi;
let folder: string;
beforeAll(async () => {
  api = await startTestApi();
  folder = await mkdtemp(join(tmpdir(), 'mall-import-'));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

/** By day every size three times in every colour; by night (`.ci/nightly`) as many as an operator once brings. */
const photoCount = process.env.DATABASES === 'all' ? 200 : 60;
/** Files that an operator tries first; shrinking all of them twice would only take longer. */
const firstTry = 12;
/** Shrinking so many photographs takes a while beside other tests (ms). */
const patience = 300_000;
/** As photographers hand them over: from a phone's thumbnail to a camera's width, upright, square and wide (px). */
const sizes = [
  [320, 320],
  [900, 1200],
  [1500, 2000],
  [2400, 1600],
  [640, 960],
] as const;
const colors = ['#4a72ad', '#8a5a3c', '#2f4f3a', '#b0312d'] as const;
const column =
  'code,brand_id,category_id,product_name,retail_price,sell_price,garment_type,fabric,pattern,color_name,color_hex,color_group,size_name,stock,picture';

/** A plain photograph: a piece in the middle of light ground. */
function photograph(index: number): Promise<Buffer> {
  const [width = 320, height = 320] = sizes[index % sizes.length] ?? [];
  const piece = {
    create: {
      width: Math.round(width / 2),
      height: Math.round(height / 2),
      channels: 3 as const,
      background: colors[index % colors.length] ?? '#000000',
    },
  };
  return sharp({ create: { width, height, channels: 3, background: '#eceae6' } })
    .composite([{ input: piece }])
    .jpeg()
    .toBuffer();
}

const plain = (background: string, channels: 3 | 4 = 3) =>
  sharp({ create: { width: 600, height: 800, channels, background } });

/** Blue above red, held on its side as a camera writes it that was turned. */
async function turned(): Promise<Buffer> {
  const upright = await plain('#c02020')
    .composite([
      {
        input: { create: { width: 600, height: 400, channels: 3, background: '#2040c0' } },
        gravity: 'north',
      },
    ])
    .png()
    .toBuffer();
  return sharp(await sharp(upright).rotate(-90).toBuffer())
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A piece that was cut out: nothing around it. */
const cutOut = () =>
  plain('#00000000', 4)
    .composite([{ input: { create: { width: 200, height: 200, channels: 3, background: '#2f4f3a' } } }])
    .png()
    .toBuffer();

const special: Readonly<Record<string, () => Promise<Buffer>>> = {
  'photo-0.jpg': async () => (await photograph(1)).subarray(0, 2_000),
  'photo-1.jpg': () => plain('#d03030').toColourspace('cmyk').jpeg().toBuffer(),
  'photo-2.jpg': turned,
  'photo-3.png': cutOut,
};
const names = [
  ...Object.keys(special),
  ...Array.from({ length: photoCount - 4 }, (_, index) => `photo-${index + 4}.jpg`),
];

const catalogueOf = (pictures: readonly string[]) =>
  [
    column,
    ...pictures.map((picture) => {
      const number = names.indexOf(picture);
      return `TRY-${number},1,203,셔츠 ${number},59900,49900,shirt,linen,solid,블루,#4A72AD,BLUE,M,7,${picture}`;
    }),
  ].join('\n');

/** What the operator's command line prints, and whether it did it. */
async function importPictures(pictures: readonly string[]) {
  const file = join(folder, 'catalogue.csv');
  await writeFile(file, catalogueOf(pictures));
  const said: string[] = [];
  let lines: string[] = [];
  const program = operatorProgram(async ({ command, input }) => {
    const reply = await operateOn(api, command, Object(input));
    if (reply.status !== 200) throw new Error(reply.message);
    lines = reply.lines;
  });
  const code = await followCommandLine(program, ['import', file, '--pictures', folder], (line) =>
    said.push(line),
  );
  return { code, said: said.join('\n'), lines };
}

const counted = async () =>
  Number(
    (
      await api.db
        .selectFrom('products')
        .select((eb) => eb.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

/** The photo that a shopper gets of a product of the import, and what it says of itself. */
async function shownOf(lines: readonly string[], number: number) {
  const line = lines.find((text) => text.includes(`  TRY-${number}  `)) ?? '';
  const { data } = await api.call(viewProduct, { params: { id: Number.parseInt(line, 10) }, query: {} });
  const bytes = (await api.app.inject({ url: data.options.colors[0]?.images[0]?.path ?? '' })).rawPayload;
  const { width, height, format, space, hasAlpha, orientation } = await sharp(bytes).metadata();
  const at = async (left: number, top: number) => [
    ...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
  ];
  return { facts: { width, height, format, space, hasAlpha, orientation }, at };
}

const near = (color: readonly number[], ...wanted: number[]) =>
  wanted.every((value, channel) => Math.abs((color[channel] ?? -1000) - value) < 40);

describe('photographs of mixed sizes, imported as an operator does', () => {
  it(
    'are refused as a whole with the broken one by name, then shown as shoppers need them',
    async () => {
      const taken = await Promise.all(
        Array.from({ length: sizes.length * colors.length }, (_, n) => photograph(n)),
      );
      for (const [index, name] of names.entries())
        await writeFile(join(folder, name), (await special[name]?.()) ?? taken[index % taken.length] ?? '');
      const before = await counted();
      const refused = await importPictures(names.slice(0, firstTry));
      expect([refused.code, refused.said]).toEqual([
        1,
        expect.stringContaining('photo-0.jpg is not a picture'),
      ]);
      expect(await counted()).toBe(before);

      const { code, said, lines } = await importPictures(names.slice(1));
      expect([code, said]).toEqual([0, '']);
      expect(lines).toHaveLength(photoCount - 1);
      expect(await counted()).toBe(before + photoCount - 1);

      const shown = { width: 1200, height: 1600, format: 'webp', space: 'srgb', hasAlpha: false };
      const [ink, turnedPhoto, cut] = [
        await shownOf(lines, 1),
        await shownOf(lines, 2),
        await shownOf(lines, 3),
      ];
      for (const { facts } of [ink, turnedPhoto, cut])
        expect(facts).toEqual({ ...shown, orientation: undefined });
      expect(near(await ink.at(600, 800), 208, 48, 48)).toBe(true);
      expect(near(await turnedPhoto.at(600, 300), 32, 64, 192)).toBe(true);
      expect(near(await turnedPhoto.at(600, 1300), 192, 32, 32)).toBe(true);
      expect(near(await cut.at(100, 100), 255, 255, 255)).toBe(true);
      expect(near(await cut.at(600, 800), 47, 79, 58)).toBe(true);
      for (const number of [4, 5, 6, 7, 8, 9])
        expect((await shownOf(lines, number)).facts).toEqual({ ...shown, orientation: undefined });
    },
    patience,
  );
});
