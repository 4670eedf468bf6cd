import { listAudit } from './audit-commands.ts';
import { checkBooks } from './books-commands.ts';
import { answerInquiry, listInquiries } from './community/inquiry-commands.ts';
import { listReviews, removeReview } from './community/review-commands.ts';
import { listCampaigns } from './content/campaign-list.ts';
import { runCampaign } from './content/content-commands.ts';
import { listHomeSections, resetHome, setHome, showHome } from './content/home-commands.ts';
import { addNotice, changeNotice, listNotices, removeNotice } from './content/notice-commands.ts';
import { addPictures } from './content/picture-commands.ts';
import { addCouponCode, endCoupon, listCoupons } from './coupons/coupon-code-commands.ts';
import { issueCoupons } from './coupons/coupon-commands.ts';
import { blockMember } from './members/block-members.ts';
import { findMembers } from './members/find-members.ts';
import {
  approveMembers,
  listWaitingMembers,
  reviewMemberGrades,
  setAdministrators,
  showMember,
} from './members/member-commands.ts';
import type { OperatorCommand } from './operator-command.ts';
import { listOrderClaims } from './orders/claim-commands.ts';
import { findClaims } from './orders/find-claims.ts';
import { findOrders } from './orders/find-orders.ts';
import { moveOrder, setExchangeFee } from './orders/order-commands.ts';
import { reconcilePayments } from './orders/payment-commands.ts';
import { listWaitingRefunds, nameAccount } from './orders/refund-commands.ts';
import { showOrder } from './orders/show-order.ts';
import { addBrand, changeBrand, listBrands } from './products/brand-commands.ts';
import { addCategory, changeCategory, listCategories } from './products/category-commands.ts';
import { addDrop, endDrop, listDrops } from './products/drop-commands.ts';
import { findProducts, hideProduct, listLowStock } from './products/find-products.ts';
import { importCatalogue } from './products/import-catalogue.ts';
import { setPrice, setStock, showProduct } from './products/product-commands.ts';
import { addEvent, changeEvent, drawEvent } from './reading/event-commands.ts';
import { endEvent, hideEvent, listEvents, showEvent } from './reading/event-states.ts';
import { addFaq, changeFaq, listFaqs, publishDocument, removeFaq } from './reading/help-commands.ts';
import { addMagazine, changeMagazine, listMagazines } from './reading/magazine-commands.ts';
import { addPlan, changePlan, listPlans } from './reading/plan-commands.ts';
import { previewHome, previewText } from './reading/preview-commands.ts';
import { addBanner, changeBanner, endBanner, listBanners } from './screen/banner-commands.ts';
import { removeCover, setCover } from './screen/cover-commands.ts';
import { addPopup, endPopup, listPopups } from './screen/popup-commands.ts';
import { setSetting, showSettings } from './screen/settings-commands.ts';
import { addStore, changeStore, listStores, removeStore } from './screen/store-commands.ts';
import { listSecurityEvents } from './security-commands.ts';
import { findThings, showThing } from './thing-commands.ts';

/** What an operator can do, by the name that the command line sends. */
export const operatorCommands: Readonly<Record<string, OperatorCommand>> = {
  'members.find': findMembers,
  'members.block': blockMember,
  'members.waiting': listWaitingMembers,
  'members.approve': approveMembers,
  'members.administrators': setAdministrators,
  'members.show': showMember,
  'members.grades': reviewMemberGrades,
  'brands.list': listBrands,
  'brands.add': addBrand,
  'brands.change': changeBrand,
  'categories.list': listCategories,
  'categories.add': addCategory,
  'categories.change': changeCategory,
  'products.find': findProducts,
  'products.low': listLowStock,
  'product.hide': hideProduct,
  'product.show': showProduct,
  'stock.set': setStock,
  'price.set': setPrice,
  'orders.find': findOrders,
  'orders.show': showOrder,
  'claims.find': findClaims,
  'orders.move': moveOrder,
  'orders.fee': setExchangeFee,
  'orders.claims': listOrderClaims,
  'orders.refunds': listWaitingRefunds,
  'orders.refund-account': nameAccount,
  'payments.reconcile': reconcilePayments,
  'books.check': checkBooks,
  'pictures.add': addPictures,
  'notices.list': listNotices,
  'notices.add': addNotice,
  'notices.change': changeNotice,
  'notices.remove': removeNotice,
  'events.list': listEvents,
  'events.add': addEvent,
  'events.change': changeEvent,
  'events.draw': drawEvent,
  'events.end': endEvent,
  'events.hide': hideEvent,
  'events.unhide': showEvent,
  'plans.list': listPlans,
  'plans.add': addPlan,
  'plans.change': changePlan,
  'magazines.list': listMagazines,
  'magazines.add': addMagazine,
  'magazines.change': changeMagazine,
  'texts.preview': previewText,
  'homes.preview': previewHome,
  'faqs.list': listFaqs,
  'faqs.add': addFaq,
  'faqs.change': changeFaq,
  'faqs.remove': removeFaq,
  'documents.publish': publishDocument,
  'popups.list': listPopups,
  'popups.add': addPopup,
  'popups.end': endPopup,
  'banners.list': listBanners,
  'banners.add': addBanner,
  'banners.change': changeBanner,
  'banners.end': endBanner,
  'covers.set': setCover,
  'covers.remove': removeCover,
  'stores.list': listStores,
  'stores.add': addStore,
  'stores.change': changeStore,
  'stores.remove': removeStore,
  'settings.show': showSettings,
  'settings.set': setSetting,
  'inquiries.list': listInquiries,
  'inquiries.answer': answerInquiry,
  'reviews.list': listReviews,
  'reviews.remove': removeReview,
  'live.list': listCampaigns,
  'live.run': runCampaign,
  'home.sections': listHomeSections,
  'home.show': showHome,
  'home.set': setHome,
  'home.reset': resetHome,
  'drops.list': listDrops,
  'drops.add': addDrop,
  'drops.end': endDrop,
  'coupons.list': listCoupons,
  'coupons.add': addCouponCode,
  'coupons.end': endCoupon,
  'coupons.issue': issueCoupons,
  'catalogue.import': importCatalogue,
  'things.find': findThings,
  'things.show': showThing,
  'audit.list': listAudit,
  'security.list': listSecurityEvents,
};
