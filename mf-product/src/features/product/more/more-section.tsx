import { css } from '@emotion/react';
import type { ColorOption, ProductView } from '@mall/contracts/api/catalogue/product-view';
import { ContentVisibility } from '@mall/ui/layout/content-visibility';
import { NearPart } from '../near/near-part.tsx';

const loadRails = () => import(/* webpackChunkName: "product-below" */ './more-rails.tsx');
const placeholder = css({ minHeight: 420 });

interface Props {
  product: ProductView;
  color: ColorOption | undefined;
}

/** What follows the tabs; it comes when it is near, and the page is whole without it. */
export function MoreSection({ product, color }: Props) {
  return (
    <ContentVisibility height={1800}>
      <NearPart name="more products" load={loadRails} waiting={<div css={placeholder} />} isOptional>
        {({ MoreRails }) => <MoreRails product={product} color={color} />}
      </NearPart>
    </ContentVisibility>
  );
}
