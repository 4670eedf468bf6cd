import { css } from '@emotion/react';
import type { ShortForm } from '@mall/contracts/api/catalogue/live';
import { Dialog } from '@mall/ui/feedback/dialog';
import { imageUrl } from '@mall/ui/image-url';
import { ProductRow } from '@mall/ui/product/product-row';

const video = css({ width: '100%', height: 'auto', maxHeight: '60dvh', background: '#000' });
const products = css({ display: 'grid', gap: 12, marginTop: 20 });

interface Props {
  shortForm: ShortForm | null;
  onClose: () => void;
}

/** Plays a clip muted in 640 x 480 (spec 9), with its products below. */
export function VideoDialog({ shortForm, onClose }: Props) {
  return (
    <Dialog open={shortForm !== null} onClose={onClose} title={shortForm?.title ?? ''} size="lg">
      {shortForm?.video_url && (
        <>
          <video
            css={video}
            src={shortForm.video_url}
            poster={imageUrl(shortForm.poster.path, 750)}
            width={640}
            height={480}
            autoPlay
            muted
            loop
            playsInline
            controls
          />
          <ul css={products}>
            {shortForm.products.map((product) => (
              <li key={product.product_id}>
                <ProductRow product={product} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
