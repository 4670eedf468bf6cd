import { keepRecentViews, readRecentViews, withView } from '@mall/contracts/client/recent-views';
import { useServices } from '@mall/remote-kit/services';
import { useEffect } from 'react';

const loadNoteView = () => import(/* webpackChunkName: "product-touched" */ './views/mutations.ts');

/** Who leaves sooner has not looked, ms. */
const lookMs = 4_000;

/**
 * Keeps the product among those this browser looked at lately (spec 9), and reports with which others it was
 * looked at: pairs are counted, not browsers. Nobody waits for either, and a failure is no one's business.
 */
export function useRecordView(product_id: number): void {
  const { api } = useServices();
  useEffect(() => {
    const now = new Date();
    const before = readRecentViews(now);
    keepRecentViews(withView(before, product_id, now));
    const seen = before.map((view) => view.product_id).filter((id) => id !== product_id);
    if (seen.length === 0) return;
    const timer = setTimeout(() => {
      loadNoteView()
        .then(({ noteView }) => noteView(api, product_id, seen))
        .catch(() => undefined);
    }, lookMs);
    return () => clearTimeout(timer);
  }, [api, product_id]);
}
