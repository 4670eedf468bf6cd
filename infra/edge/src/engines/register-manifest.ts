import { defaultFamilySite } from '@mall/contracts/domain/family-site';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';

/** Sides of the icons, px: a home screen's, iOS's, a splash screen's. */
const iconSides = [180, 192, 512] as const;
const faviconSide = 32;
const day = 'public, max-age=86400';

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#111"/><path d="M9 10h14v3.2h-5.2V23h-3.6v-9.8H9z" fill="#fff"/></svg>';

const manifest = JSON.stringify({
  name: defaultFamilySite.nameKo,
  short_name: defaultFamilySite.name,
  lang: 'ko',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#ffffff',
  theme_color: '#ffffff',
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    ...iconSides.map((side) => ({
      src: `/icons/${side}.png`,
      type: 'image/png',
      sizes: `${side}x${side}`,
      purpose: 'any maskable',
    })),
  ],
});

/** What a browser shows the shop as: icons, and the manifest of a shop on the home screen. */
export function registerManifest(app: FastifyInstance): void {
  const drawn = new Map<number, Promise<Buffer>>();
  const draw = (side: number) => {
    const picture = drawn.get(side) ?? sharp(Buffer.from(icon)).resize(side, side).png().toBuffer();
    drawn.set(side, picture);
    return picture;
  };
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', day).send(manifest),
  );
  app.get('/favicon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', day).send(icon),
  );
  // For who asks without looking at the page.
  app.get('/favicon.ico', async (_request, reply) =>
    reply
      .type('image/png')
      .header('cache-control', day)
      .send(await draw(faviconSide)),
  );
  for (const side of iconSides)
    app.get(`/icons/${side}.png`, async (_request, reply) =>
      reply
        .type('image/png')
        .header('cache-control', day)
        .send(await draw(side)),
    );
}
