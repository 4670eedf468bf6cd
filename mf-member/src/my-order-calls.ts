import { viewOptionInfo } from '@mall/contracts/api/catalogue/option-info';
import { deleteInquiry } from '@mall/contracts/api/community/inquiries';
import { listMyInquiries, listMyReviews } from '@mall/contracts/api/community/my-writings';
import { deleteReview, listWritableReviews } from '@mall/contracts/api/community/review-writing';
import { checkClaimFee, payClaimFee } from '@mall/contracts/api/orders/claims/claim-fees';
import { uploadClaimPhoto } from '@mall/contracts/api/orders/claims/claim-photos';
import { listClaimPhotos } from '@mall/contracts/api/orders/claims/list-claim-photos';
import {
  adoptGuestOrder,
  openGuestOrder,
  proveGuestOrder,
  sendGuestOrderCode,
} from '@mall/contracts/api/orders/guest-orders';
import { listMyClaims, quoteClaim } from '@mall/contracts/api/orders/my-claims';
import { countMyOrderStatuses, listMyOrders, viewMyOrder } from '@mall/contracts/api/orders/my-orders';
import {
  cancelOrder,
  confirmPurchase,
  requestClaim,
  setRefundAccount,
  withdrawClaim,
} from '@mall/contracts/api/orders/order-claims';
import { trackOrder } from '@mall/contracts/api/orders/order-tracking';
import { listReceipts } from '@mall/contracts/api/orders/receipts';
import type { Endpoint } from '@mall/contracts/endpoint';

/** Calls of the pages about orders. */
export const myOrderCalls: readonly Endpoint[] = [
  listMyOrders,
  countMyOrderStatuses,
  viewMyOrder,
  listReceipts,
  trackOrder,
  listMyClaims,
  quoteClaim,
  cancelOrder,
  requestClaim,
  uploadClaimPhoto,
  listClaimPhotos,
  withdrawClaim,
  confirmPurchase,
  setRefundAccount,
  payClaimFee,
  checkClaimFee,
  viewOptionInfo,
  openGuestOrder,
  sendGuestOrderCode,
  proveGuestOrder,
  adoptGuestOrder,
  listWritableReviews,
  listMyReviews,
  deleteReview,
  listMyInquiries,
  deleteInquiry,
];
