import { productInfo } from '@mall/contracts/api/catalogue/product-info';
import { listReviews, summariseReviews } from '@mall/contracts/api/community/reviews';
import {
  deleteSizeProfile,
  readSizeProfile,
  saveSizeProfile,
} from '@mall/contracts/api/community/size-advice';
import { listMyCoupons, listMyPoints, redeemCoupon } from '@mall/contracts/api/money/my-benefits';
import { countMyOrderStatuses } from '@mall/contracts/api/orders/my-orders';
import { searchPostcodes } from '@mall/contracts/api/orders/postcodes';
import { deleteRestockAlarms, listRestockAlarms } from '@mall/contracts/api/orders/restock-alarms';
import { deleteAddress, listAddresses, saveAddress } from '@mall/contracts/api/people/addresses';
import { listBrandWishes, removeBrandWishes } from '@mall/contracts/api/people/brand-wishes';
import { endLogins, listLogins } from '@mall/contracts/api/people/logins';
import {
  confirmMember,
  editMember,
  exportMember,
  leaveMember,
  listGrades,
} from '@mall/contracts/api/people/member-account';
import { changePassword } from '@mall/contracts/api/people/member-find';
import { viewMember } from '@mall/contracts/api/people/members';
import { changeSocial } from '@mall/contracts/api/people/social';
import { listWishIds } from '@mall/contracts/api/people/wishes';
import type { Endpoint } from '@mall/contracts/endpoint';

/** What the pages about the member call. */
export const mySelfCalls: readonly Endpoint[] = [
  viewMember,
  confirmMember,
  editMember,
  changePassword,
  changeSocial,
  listLogins,
  endLogins,
  exportMember,
  leaveMember,
  listGrades,
  countMyOrderStatuses,
  listMyCoupons,
  redeemCoupon,
  listMyPoints,
  listReviews,
  summariseReviews,
  listWishIds,
  listBrandWishes,
  removeBrandWishes,
  listRestockAlarms,
  deleteRestockAlarms,
  productInfo,
  listAddresses,
  saveAddress,
  deleteAddress,
  searchPostcodes,
  readSizeProfile,
  saveSizeProfile,
  deleteSizeProfile,
];
