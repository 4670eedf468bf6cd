import { searchProducts } from '@mall/contracts/api/catalogue/products';
import {
  addToCart,
  changeCartLine,
  changeCartSet,
  checkBundleAmount,
  countCart,
  deleteCartLines,
  deleteSoldOutCartLines,
  listCart,
} from '@mall/contracts/api/orders/carts';
import {
  checkOrderPayment,
  orderPurchase,
  placeOrder,
  reportFailedOrder,
  viewCompleteOrder,
} from '@mall/contracts/api/orders/orders';
import { searchPostcodes } from '@mall/contracts/api/orders/postcodes';
import { setOrderTemporary } from '@mall/contracts/api/orders/temporary-order';
import { deleteAddress, listAddresses, saveAddress } from '@mall/contracts/api/people/addresses';
import { viewMember } from '@mall/contracts/api/people/members';
import { addWish, listWishes, listWishIds } from '@mall/contracts/api/people/wishes';
import {
  cartCountChanged,
  cartLinesChanged,
  orderCompleted,
  productOptionPicked,
} from '@mall/contracts/events/topics';
import { optionPicker, productGridFragment } from '@mall/contracts/platform/fragments';
import type { RemoteDefinition } from '@mall/remote-kit/define-remote';

/** What this remote exchanges with the rest of the shop. The browser's build leaves it out. */
export const uses: NonNullable<RemoteDefinition['uses']> = {
  calls: [
    countCart,
    listCart,
    addToCart,
    addWish,
    listWishes,
    listWishIds,
    searchProducts,
    deleteCartLines,
    deleteSoldOutCartLines,
    changeCartLine,
    changeCartSet,
    checkBundleAmount,
    setOrderTemporary,
    orderPurchase,
    placeOrder,
    checkOrderPayment,
    reportFailedOrder,
    viewCompleteOrder,
    viewMember,
    searchPostcodes,
    listAddresses,
    saveAddress,
    deleteAddress,
  ],
  fragments: [productGridFragment, optionPicker],
  publishes: [cartCountChanged, cartLinesChanged, orderCompleted],
  subscribes: [cartCountChanged, cartLinesChanged, productOptionPicked],
};
