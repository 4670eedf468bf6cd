import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import { useServices } from '@mall/remote-kit/services';
import { IconButton } from '@mall/ui/controls/icon-button';
import { copy } from './copy.ts';

/** Hands the product's address to the share sheet of the device, KakaoTalk in it; where there is none, copies it. */
export function ShareAction({ product: { product_id, product_name } }: { product: ProductView }) {
  const { dialogs, origin } = useServices();
  const share = async () => {
    const url = `${origin}/goods/view/${product_id}`;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title: product_name, url });
      await navigator.clipboard.writeText(url);
      dialogs.toast(copy.copied);
    } catch (error) {
      // The shopper has closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      dialogs.toast(copy.copyFailed);
    }
  };
  return <IconButton icon="share" size="lg" iconSize={22} label={copy.share} onClick={() => void share()} />;
}
