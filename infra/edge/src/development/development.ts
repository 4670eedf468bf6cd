import type { RenderPool } from '../render/render-pool.ts';
import { DevelopmentBuilds } from './development-builds.ts';

/**
 * What an edge has with ALLOW_OVERRIDE=1 alone: builds of development servers, and threads of their own with React's
 * development mode, which begin with the first page that needs them.
 */
export class Development {
  readonly builds: DevelopmentBuilds;
  private pool: RenderPool | null = null;

  /** @param folder where Node bundles of development builds lie */
  constructor(
    folder: string,
    private readonly openPool: () => RenderPool,
  ) {
    this.builds = new DevelopmentBuilds(folder);
  }

  renderPool(): RenderPool {
    this.pool ??= this.openPool();
    return this.pool;
  }

  async close(): Promise<void> {
    await this.pool?.close();
  }
}
