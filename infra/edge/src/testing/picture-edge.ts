import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import sharp from 'sharp';
import { createBudgets } from '../budgets/budgets.ts';
import { readConfig } from '../config.ts';
import { registerImages } from '../images/register-images.ts';

/** A picture of the sample's first product. */
export const front = '/media/products/1/10-front.webp?v=a1';

/** A picture of a colour, so many px wide. */
export const pictureOf = (width: number) =>
  sharp({ create: { width, height: 300, channels: 3, background: '#345' } })
    .webp()
    .toBuffer();

/** The pictures of an edge over a media store of its own, until `close`. */
export class PictureEdge {
  app: FastifyInstance = Fastify();
  /** What the media store has, by address, and how often it was asked. */
  readonly store = new Map<string, Buffer>();
  asked = 0;
  /** Where it leads who asks for a path under another address. */
  leading = front;
  /** The store answers when this has come. */
  opened: Promise<void> = Promise.resolve();
  /** Whether the store has previews. */
  hasPreviews = true;
  /** Whether it answers with them at once, whatever else waits. */
  isPreviewOpen = false;
  readonly #originals: Server;

  private constructor(readonly folder: string) {
    this.#originals = createServer(async (request, response) => {
      this.asked += 1;
      const { url = '' } = request;
      if (!this.isPreviewOpen || !url.endsWith('&w=480')) await this.opened;
      const whole = url.replace(/&w=480$/, '');
      const bytes = this.store.get(url) ?? (this.hasPreviews ? this.store.get(whole) : undefined);
      const isElsewhere = url.startsWith('/media/products/') && this.store.has(front);
      if (!bytes && isElsewhere) response.writeHead(302, { location: this.leading }).end();
      else response.writeHead(bytes ? 200 : 404).end(bytes);
    });
  }

  static async open(): Promise<PictureEdge> {
    const edge = new PictureEdge(await mkdtemp(path.join(tmpdir(), 'edge-images-')));
    await new Promise<void>((resolve) => edge.#originals.listen(0, '127.0.0.1', resolve));
    edge.register();
    const picture = await pictureOf(400);
    for (const name of ['/media/reviews/a.webp', front]) edge.store.set(name, picture);
    return edge;
  }

  private register(): void {
    const { port } = this.#originals.address() as AddressInfo;
    const log = pino({ level: 'silent' });
    const config = readConfig({ DATA_DIR: this.folder, API_ORIGIN: `http://127.0.0.1:${port}` });
    registerImages(
      this.app,
      config,
      createBudgets({ redisUrl: undefined, factor: config.budgetFactor, log }),
    );
  }

  /** Another process over the same disk. */
  async startAgain(): Promise<void> {
    await this.app.close();
    this.app = Fastify();
    this.register();
    await this.app.ready();
  }

  async close(): Promise<void> {
    await this.app.close();
    await new Promise((resolve) => this.#originals.close(resolve));
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Names of the stored pictures. */
  async storedFiles(): Promise<string[]> {
    const names = await readdir(path.join(this.folder, 'edge/images'), { recursive: true }).catch(() => []);
    return names.filter((name) => name.endsWith('.webp'));
  }

  /** Makes every stored picture a day older. */
  async passDay(): Promise<void> {
    const root = path.join(this.folder, 'edge/images');
    const yesterday = new Date(Date.now() - 86_400_000 - 1);
    for (const name of await this.storedFiles()) await utimes(path.join(root, name), yesterday, yesterday);
  }

  /** Closes the store, until the returned function is called. */
  closeStore(): () => void {
    let open: () => void = () => undefined;
    this.opened = new Promise((resolve) => {
      open = resolve;
    });
    return open;
  }
}
