import { checkDeliveryGuarantee } from '@mall/contracts/api/catalogue/delivery-guarantee';
import { viewOptionInfo } from '@mall/contracts/api/catalogue/option-info';
import { productInfo } from '@mall/contracts/api/catalogue/product-info';
import { viewProduct } from '@mall/contracts/api/catalogue/product-view';
import { listAlsoViewed, noteProductView } from '@mall/contracts/api/catalogue/product-views';
import { recommendProducts } from '@mall/contracts/api/catalogue/recommends';
import { priceSelection } from '@mall/contracts/api/catalogue/selection-price';
import { deleteInquiry, listInquiries, writeInquiry } from '@mall/contracts/api/community/inquiries';
import {
  deleteReview,
  editReview,
  likeReview,
  listWritableReviews,
  openReview,
  uploadReviewPhoto,
  writeReview,
} from '@mall/contracts/api/community/review-writing';
import { listReviews, summariseReviews } from '@mall/contracts/api/community/reviews';
import {
  adviseSize,
  deleteSizeProfile,
  readSizeProfile,
  saveSizeProfile,
} from '@mall/contracts/api/community/size-advice';
import { downloadCoupon, listDownloadableCoupons } from '@mall/contracts/api/money/coupon-zone';
import { listMyCoupons } from '@mall/contracts/api/money/my-benefits';
import { addToCart, checkBundleAmount } from '@mall/contracts/api/orders/carts';
import { joinDrop, leaveDrop, viewDrop } from '@mall/contracts/api/orders/drops';
import { applyRestockAlarm, listRestockAlarms } from '@mall/contracts/api/orders/restock-alarms';
import { setOrderTemporary } from '@mall/contracts/api/orders/temporary-order';
import { viewMember } from '@mall/contracts/api/people/members';
import { addWish, listWishes, removeWishes } from '@mall/contracts/api/people/wishes';
import {
  cartCountChanged,
  cartProductsAdded,
  productOptionPicked,
  productReviewWritten,
  productViewed,
} from '@mall/contracts/events/topics';
import type { RemoteDefinition } from '@mall/remote-kit/define-remote';

/**
 * What this remote exchanges with the rest of the shop. The browser's build leaves it out: the contracts of calls that a
 * page may never make are no part of its first load.
 */
export const uses: NonNullable<RemoteDefinition['uses']> = {
  calls: [
    viewProduct,
    priceSelection,
    addToCart,
    checkBundleAmount,
    setOrderTemporary,
    listReviews,
    summariseReviews,
    listWritableReviews,
    writeReview,
    openReview,
    editReview,
    uploadReviewPhoto,
    deleteReview,
    likeReview,
    listInquiries,
    writeInquiry,
    deleteInquiry,
    adviseSize,
    readSizeProfile,
    saveSizeProfile,
    deleteSizeProfile,
    productInfo,
    recommendProducts,
    listAlsoViewed,
    noteProductView,
    viewOptionInfo,
    checkDeliveryGuarantee,
    listDownloadableCoupons,
    downloadCoupon,
    listMyCoupons,
    applyRestockAlarm,
    listRestockAlarms,
    listWishes,
    addWish,
    removeWishes,
    viewMember,
    viewDrop,
    joinDrop,
    leaveDrop,
  ],
  publishes: [productViewed, productOptionPicked, productReviewWritten, cartProductsAdded, cartCountChanged],
};
