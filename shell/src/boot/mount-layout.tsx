import type { DialogQueue } from '../dialogs/dialog-queue.ts';
import { mountDialogsWhenAsked } from '../dialogs/mount-when-asked.tsx';
import { Header } from '../layout/header.tsx';
import { mountLayoutRoot, type Surroundings } from '../layout/layout-root.tsx';
import { PageBar } from '../layout/page-bar.tsx';
import { placeIds } from '../layout/place-ids.ts';
import type { WritableStore } from '../store/create-store.ts';
import { showBusy } from './show-busy.ts';
import { yieldToMain } from './yield-to-main.ts';

interface LayoutState {
  isBusy: WritableStore<boolean>;
  dialogQueue: DialogQueue;
}

/** Brings header and footer to life, one after the other; dialogs when the first one is asked for. */
export async function mountLayout(
  surroundings: Surroundings,
  { isBusy, dialogQueue }: LayoutState,
): Promise<void> {
  const parts = [
    { prefix: 'header', content: <Header /> },
    { prefix: 'bar', content: <PageBar /> },
  ];
  for (const { prefix, content } of parts) {
    await yieldToMain();
    const element = prefix === 'bar' ? placeInFooter('bar') : document.getElementById(`shell-${prefix}`);
    mountLayoutRoot({ element, content, prefix }, surroundings);
  }
  showBusy(isBusy);
  mountCompanyWhereMissing(surroundings);
  mountDialogsWhenAsked(surroundings, dialogQueue);
  mountToTopWhenScrolled(surroundings);
}

/** A page that the server made without its layout has an empty footer. */
function placeInFooter(place: keyof typeof placeIds): HTMLElement {
  const known = document.getElementById(placeIds[place]);
  if (known) return known;
  const made = document.createElement('div');
  made.id = placeIds[place];
  document.getElementById('shell-footer')?.append(made);
  return made;
}

/** The server's footer needs no code; where it is missing, as after a bare page, the browser makes it. */
function mountCompanyWhereMissing(surroundings: Surroundings): void {
  const element = placeInFooter('company');
  if (element.querySelector('footer')?.firstElementChild) return;
  element.replaceChildren();
  void import(/* webpackChunkName: "footer" */ '../layout/footer/footer.tsx')
    .then(({ Footer }) => mountLayoutRoot({ element, content: <Footer />, prefix: 'company' }, surroundings))
    .catch((error: unknown) => surroundings.services.reportError('shell: footer', error));
}

/** The button to the top is of no use before the page was scrolled. */
function mountToTopWhenScrolled(surroundings: Surroundings): void {
  const show = async () => {
    const { ToTop } = await import(/* webpackChunkName: "to-top" */ '../layout/to-top.tsx');
    const element = document.createElement('div');
    document.getElementById('shell-footer')?.before(element);
    mountLayoutRoot({ element, content: <ToTop />, prefix: 'to-top' }, surroundings);
  };
  // Without its code the page is only longer to scroll.
  addEventListener('scroll', () => void show().catch(() => undefined), { once: true, passive: true });
}
