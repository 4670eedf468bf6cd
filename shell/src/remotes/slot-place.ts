/** Of what a version renders before it is shown: laid out at the page's width, without height, seen by nobody. */
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
  /** Rules of all remotes on the page: each takes its own away with its last root. */
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

  /** Where the next version mounts. */
  open(): HTMLElement {
    if (this.isUntouched || !this.isServerPageShown) {
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
    this.isServerPageShown = false;
    delete this.element.dataset.waiting;
    dispatchEvent(new Event('mall-slot-alive'));
  }

  /** Takes away what has broken, in the same breath: nobody sees an empty place between it and the server's HTML. */
  restore(): void {
    if (this.trial) {
      this.trial.remove();
      this.trial = null;
      return;
    }
    if (!this.server || this.server.href !== hereNow() || this.isServerPageShown) return;
    const restored = this.element.cloneNode(false) as HTMLElement;
    const style = document.createElement('style');
    style.nonce = this.nonce;
    style.textContent = this.server.rules;
    restored.append(style, document.importNode(this.server.content, true));
    this.element.replaceWith(restored);
    this.element = restored;
    this.isServerPageShown = true;
    this.waitForLife();
  }

  /** Nothing is tried here any more. */
  close(): void {
    this.trial?.remove();
    this.trial = null;
    delete this.element.dataset.waiting;
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
