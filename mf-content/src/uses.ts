import { listBrandIntroductions } from '@mall/contracts/api/catalogue/brands';
import { listBestReviews } from '@mall/contracts/api/community/reviews';
import { listNotices, viewNotice, viewSettings } from '@mall/contracts/api/content/content';
import { attendEvent, viewAttendance } from '@mall/contracts/api/content/event-attendance';
import {
  deleteEventComment,
  listEventComments,
  writeEventComment,
} from '@mall/contracts/api/content/event-comments';
import { listEvents, viewEvent } from '@mall/contracts/api/content/events';
import { listFaqs, listStores, viewDocument } from '@mall/contracts/api/content/help';
import { listMagazines, viewMagazine } from '@mall/contracts/api/content/magazines';
import { listPlans, viewPlan } from '@mall/contracts/api/content/plans';
import { downloadCoupon, listDownloadableCoupons } from '@mall/contracts/api/money/coupon-zone';
import { listMyCoupons, listMyPoints } from '@mall/contracts/api/money/my-benefits';
import { addBrandWish, listBrandWishes, removeBrandWishes } from '@mall/contracts/api/people/brand-wishes';
import { listGrades } from '@mall/contracts/api/people/member-account';
import { productGridFragment } from '@mall/contracts/platform/fragments';
import type { RemoteDefinition } from '@mall/remote-kit/define-remote';

/** What this remote exchanges with the rest of the shop. The browser's build leaves it out. */
export const uses: NonNullable<RemoteDefinition['uses']> = {
  calls: [
    listNotices,
    viewNotice,
    viewSettings,
    listEvents,
    viewEvent,
    listEventComments,
    writeEventComment,
    deleteEventComment,
    viewAttendance,
    attendEvent,
    listPlans,
    viewPlan,
    listMagazines,
    viewMagazine,
    listBestReviews,
    listDownloadableCoupons,
    downloadCoupon,
    listMyCoupons,
    listMyPoints,
    listBrandIntroductions,
    listBrandWishes,
    addBrandWish,
    removeBrandWishes,
    listFaqs,
    viewDocument,
    listStores,
    listGrades,
  ],
  fragments: [productGridFragment],
};
