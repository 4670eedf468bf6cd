/** Of what a version renders before it is shown: laid out at the page's width, without height, invisible. */
const outOfSight = 'position:absolute;left:0;right:0;height:0;overflow:clip;visibility:hidden';

/** What an element contains, in a document without a window: pictures there are not loaded a second time. */
function inertCopyOf(element: HTMLElement): DocumentFragment {
  const inert = document.implementation.createHTMLDocument('');
  const copy = inert.createDocumentFragment();
  copy.append(...inert.importNode(element, true).childNodes);
  return copy;
}

const hereNow = () => `${location.pathname}${location.search}`;

interface ServerPage {
  content: DocumentFragment;
  /** Rules of all remotes on the page: one that was built with an older kit takes its own away with its last root. */
  rules: string;
  /** Address that it was rendered for. */
  href: string;
}

/**
 * A slot's place in the page. What the server rendered stays readable, with its styles, from a crash to the moment
 * when another version stands: versions are tried beside it, out of sight.
 */
export class SlotPlace {
  private readonly server: ServerPage | null;
  private trial: HTMLElement | null = null;
  /** Whether the server's HTML stands there, as it came or restored, and no version has taken it over. */
  private isServerPageShown: boolean;
  private isUntouched = true;
  /** Rules for the server's HTML as it came, once a version that was tried beside it has taken them away. */
  private serverStyle: HTMLStyleElement | null = null;

  constructor(
    private element: HTMLElement,
    hasServerHtml: boolean,
    private readonly nonce: string,
  ) {
    this.server = hasServerHtml ? serverPageOf(element) : null;
    this.isServerPageShown = hasServerHtml;
    if (hasServerHtml) this.waitForLife();
  }

  /** The element that stands in the page. */
  get current(): HTMLElement {
    return this.element;
  }

  /** Whether the server's HTML is there as it came, so that a version can take it over. */
  get isPristine(): boolean {
    return this.isUntouched;
  }

  /** Where the next version mounts: in the server's HTML only when it takes that over, or else there would be nothing until it stands. */
  open(isHydratable: boolean): HTMLElement {
    if (isHydratable || !this.isServerPageShown) {
      this.dropStyle();
      this.isUntouched = false;
      this.isServerPageShown = false;
      return this.element;
    }
    this.trial = this.element.cloneNode(false) as HTMLElement;
    this.trial.removeAttribute('id');
    this.trial.style.cssText = outOfSight;
    this.trial.inert = true;
    this.element.after(this.trial);
    return this.trial;
  }

  /** Shows the version that was mounted: its buttons answer. */
  adopt(): void {
    if (this.trial) {
      this.trial.id = this.element.id;
      this.trial.removeAttribute('style');
      this.trial.inert = false;
      this.element.replaceWith(this.trial);
      this.element = this.trial;
      this.trial = null;
    }
    this.dropStyle();
    this.isServerPageShown = false;
    delete this.element.dataset.waiting;
    dispatchEvent(new Event('mall-slot-alive'));
  }

  /** Takes away what has broken, in the same task, so that no empty place shows between it and the server's HTML. */
  restore(): void {
    if (this.trial) {
      this.trial.remove();
      this.trial = null;
      this.keepStyle();
      return;
    }
    if (!this.server || this.server.href !== hereNow() || this.isServerPageShown) return;
    const restored = this.element.cloneNode(false) as HTMLElement;
    restored.append(this.styleOf(this.server), document.importNode(this.server.content, true));
    this.element.replaceWith(restored);
    this.element = restored;
    this.isServerPageShown = true;
    this.waitForLife();
  }

  /** Nothing is tried here any more. */
  close(): void {
    this.trial?.remove();
    this.trial = null;
    this.dropStyle();
    delete this.element.dataset.waiting;
  }

  private styleOf({ rules }: ServerPage): HTMLStyleElement {
    const style = document.createElement('style');
    style.nonce = this.nonce;
    style.textContent = rules;
    return style;
  }

  /** Outside of the slot, where a version that takes the server's HTML over would not expect it. */
  private keepStyle(): void {
    if (!this.server || !this.isUntouched || this.serverStyle) return;
    this.serverStyle = this.styleOf(this.server);
    document.head.append(this.serverStyle);
  }

  private dropStyle(): void {
    this.serverStyle?.remove();
    this.serverStyle = null;
  }

  /** The server's buttons answer nothing yet: what is pressed meanwhile is pressed again (edge `replay-queue.ts`). */
  private waitForLife(): void {
    this.element.dataset.waiting = '';
  }
}

function serverPageOf(element: HTMLElement): ServerPage {
  const styles = document.querySelectorAll('style[data-emotion]');
  return {
    content: inertCopyOf(element),
    rules: [...styles].map(({ textContent }) => textContent ?? '').join('\n'),
    href: hereNow(),
  };
}
