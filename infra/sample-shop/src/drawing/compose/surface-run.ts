/**
 * Panels that follow each other in one surface get it with a single fill: every fill of a surface reads its image anew,
 * and that was a fifth of the work on a picture.
 */
export class SurfaceRun {
  private surface = '';
  private shapes: string[] = [];

  /** What has to be painted before a panel of the given surface: nothing, or the run that it ends. */
  before(surface: string): string {
    if (surface === this.surface) return '';
    const ended = this.end();
    this.surface = surface;
    return ended;
  }

  /** Adds a panel, as the data of its path, to the run. */
  lay(data: string): void {
    this.shapes.push(data);
  }

  /** Paints what is still waiting. */
  end(): string {
    const data = this.shapes.join('');
    this.shapes = [];
    return data && `<path d="${data}" fill="url(#${this.surface})"/>`;
  }
}
