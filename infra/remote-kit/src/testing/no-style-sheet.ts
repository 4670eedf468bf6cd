/**
 * Stands in for emotion's sheet in component tests. jsdom lays nothing out and knows no media, but would match every
 * rule of the page against an element each time a query by role asks whether it is hidden: half of a page's test.
 */
export class StyleSheet {
  readonly tags: HTMLStyleElement[] = [];
  readonly key: string;
  readonly container: Node;
  readonly nonce: string | undefined;

  constructor({ key, container, nonce }: { key: string; container: Node; nonce?: string }) {
    this.key = key;
    this.container = container;
    this.nonce = nonce;
  }

  hydrate(): void {}
  insert(): void {}
  flush(): void {}
}
