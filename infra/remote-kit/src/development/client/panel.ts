import type { Problem } from '../problem.ts';
import { panelStyle } from './panel-style.ts';

/** A problem with its heading, such as `mf-live does not compile`. */
export interface ShownProblem extends Problem {
  heading: string;
}

/**
 * The panel that says what is wrong. It stands over the page and takes nothing from it: the page goes on underneath.
 * Escape and its button close it until something else goes wrong.
 */
export class Panel {
  private readonly problems = new Map<string, ShownProblem[]>();
  private host: HTMLElement | null = null;
  private before: Element | null = null;

  constructor(private readonly page: Document) {
    page.addEventListener('keydown', this.onKey, true);
  }

  /** Says what is wrong by one source of problems; nothing when that is well. */
  say(source: string, problems: readonly ShownProblem[]): void {
    const known = JSON.stringify(this.problems.get(source) ?? []);
    if (JSON.stringify(problems) === known) return;
    if (problems.length === 0) this.problems.delete(source);
    else this.problems.set(source, [...problems]);
    this.show();
  }

  /** Adds to what one source says, unless it does already. */
  add(source: string, problem: ShownProblem): void {
    const known = this.problems.get(source) ?? [];
    const isKnown = known.some((each) => JSON.stringify(each) === JSON.stringify(problem));
    if (!isKnown) this.say(source, [...known, problem]);
  }

  private readonly onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !this.host) return;
    event.stopPropagation();
    this.close();
  };

  private close(): void {
    const { before } = this;
    this.host?.remove();
    this.host = null;
    if (before instanceof HTMLElement) before.focus();
  }

  private show(): void {
    const problems = [...this.problems.values()].flat();
    if (problems.length === 0) {
      this.close();
      return;
    }
    const isNew = this.host === null;
    if (isNew) this.before = this.page.activeElement;
    this.host ??= this.createHost();
    const section = this.createSection(problems);
    this.host.shadowRoot?.replaceChildren(section);
    // The focus stays in a field that is being typed in.
    if (isNew && !isEditable(this.before)) section.focus();
  }

  private createHost(): HTMLElement {
    const host = this.page.createElement('div');
    host.id = 'development-panel';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(panelStyle);
    host.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheet];
    this.page.body.append(host);
    return host;
  }

  private createSection(problems: readonly ShownProblem[]): HTMLElement {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    const title = this.element('h1', { id: 'title' }, count);
    const button = this.element('button', { type: 'button' }, 'Close');
    button.addEventListener('click', () => this.close());
    return this.element(
      'section',
      { role: 'alertdialog', 'aria-labelledby': 'title', lang: 'en', tabindex: '-1' },
      this.element('header', {}, title, button),
      ...problems.map((problem) => this.createArticle(problem)),
    );
  }

  private createArticle({ heading, message, place, excerpt, frames }: ShownProblem): HTMLElement {
    const lines = excerpt.map(({ line, text }) =>
      this.element(
        'span',
        line === place?.line ? { class: 'at' } : {},
        `${String(line).padStart(5)}  ${text}`,
      ),
    );
    const calls = frames.map((frame) => this.element('span', {}, frame));
    return this.element(
      'article',
      {},
      this.element('h2', {}, heading),
      ...(place
        ? [this.element('p', { class: 'place' }, `${place.file}:${place.line}:${place.column}`)]
        : []),
      this.element('p', {}, message),
      // What scrolls can be reached by keyboard.
      ...(lines.length > 0 ? [this.element('pre', { tabindex: '0' }, ...lines)] : []),
      ...(calls.length > 0
        ? [
            this.element(
              'details',
              {},
              this.element('summary', {}, 'Calls'),
              this.element('pre', {}, ...calls),
            ),
          ]
        : []),
    );
  }

  private element(name: string, attributes: Record<string, string>, ...content: (string | Node)[]) {
    const element = this.page.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...content);
    return element;
  }
}

const isEditable = (element: Element | null) =>
  element?.matches('input, textarea, select, [contenteditable]') ?? false;
