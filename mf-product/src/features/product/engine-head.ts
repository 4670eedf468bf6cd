import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import { openingColorOf } from '@mall/contracts/domain/catalogue/product-address';
import { sharePictureAddress, shareShapes } from '@mall/contracts/domain/catalogue/share-picture';
import type { Head } from '@mall/remote-kit/head';
import { imageSrcSet, imageUrl } from '@mall/ui/image-url';
import { gallerySizes } from './gallery/gallery-sizes.ts';

/** Pictures and schema.org data; the browser's build has none of it (`infra/remote-kit/src/build/webpack.ts`). */
export function engineHead(product: ProductView, url: URL, origin: string): Partial<Head> {
  const pictures = openingColorOf(product.options.colors, url)?.images ?? [];
  const [picture] = pictures;
  const sizes = gallerySizes(pictures.length);
  return {
    ...(picture
      ? {
          image: picture.path,
          sharePictures: sharePicturesOf(product, picture.path),
          preloadImage: { srcSet: imageSrcSet(picture.path, picture.width, sizes), sizes },
        }
      : {}),
    jsonLd: productJsonLd(product, origin),
  };
}

/** Drawn by the image service from the same price and picture, so that their address changes with both. */
function sharePicturesOf({ product_id, price_info }: ProductView, picture: string) {
  const version = [price_info.last_price, picture.split('?v=')[1]].filter(Boolean).join('-');
  return shareShapes.map((shape) => ({
    path: sharePictureAddress(product_id, shape, version),
    width: shape.width,
    height: shape.height,
  }));
}

function productJsonLd(product: ProductView, origin: string): Record<string, unknown> {
  const { count, score } = product.review_summary;
  const pictures = product.options.colors.flatMap(({ images }) => images.slice(0, 1));
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.product_name,
    sku: product.code,
    description: product.description.join(' '),
    brand: { '@type': 'Brand', name: product.brand.name_en },
    color: product.options.colors.map(({ name }) => name).join(', '),
    image: pictures.map(({ path }) => `${origin}${imageUrl(path, 1080)}`),
    offers: {
      '@type': 'Offer',
      url: `${origin}/goods/view/${product.product_id}`,
      price: product.price_info.last_price,
      priceCurrency: 'KRW',
      availability: `https://schema.org/${product.is_sold_out ? 'OutOfStock' : 'InStock'}`,
    },
    ...(count > 0
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: score, reviewCount: count } }
      : {}),
  };
}
