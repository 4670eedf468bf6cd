import {
  deleteInquiry as deleteInquiryEndpoint,
  listInquiries as inquiriesEndpoint,
  writeInquiry as writeInquiryEndpoint,
} from '@mall/contracts/api/community/inquiries';
import {
  listMyInquiries as myInquiriesEndpoint,
  listMyReviews as myReviewsEndpoint,
} from '@mall/contracts/api/community/my-writings';
import {
  deleteReview as deleteEndpoint,
  editReview as editEndpoint,
  likeReview as likeEndpoint,
  openReview as openEndpoint,
  uploadReviewPhoto as uploadEndpoint,
  listWritableReviews as writableEndpoint,
  writeReview as writeEndpoint,
} from '@mall/contracts/api/community/review-writing';
import {
  listBestReviews as bestEndpoint,
  listReviews as reviewsEndpoint,
  summariseReviews as summaryEndpoint,
} from '@mall/contracts/api/community/reviews';
import {
  listEventComments as commentsEndpoint,
  deleteEventComment as deleteCommentEndpoint,
  writeEventComment as writeCommentEndpoint,
} from '@mall/contracts/api/content/event-comments';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { PictureStore } from '../catalogue/pictures/picture-store.ts';
import { priceViewOf } from '../catalogue/pricing/price-view.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/schema/schema.ts';
import { memberOf } from '../platform/http/caller.ts';
import { registerEndpoint, SerialisedReply } from '../platform/http/register-endpoint.ts';
import { registerUpload } from '../platform/http/register-upload.ts';
import { deleteEventComment, listEventComments, writeEventComment } from './event-comments.ts';
import { deleteInquiry, listInquiries, writeInquiry } from './inquiries.ts';
import { listMyInquiries } from './my-inquiries.ts';
import { storeReviewPhoto } from './photos/review-photos.ts';
import { deleteReview } from './reviews/delete-review.ts';
import { editReview, openReview } from './reviews/edit-review.ts';
import { likeReview } from './reviews/like-review.ts';
import { listBestReviews, listReviews } from './reviews/list-reviews.ts';
import { listMyReviews } from './reviews/my-reviews.ts';
import { summariseReviews } from './reviews/summarise-reviews.ts';
import { listWritableReviews, writeReview } from './reviews/write-review.ts';

interface Deps {
  db: Db;
  clock: Clock;
  pictures: PictureStore;
}

/** What shoppers write: reviews, inquiries and comments on events. */
export const communityRoutes = fp<Deps>(
  async (app, deps) => {
    registerReviewLists(app, deps);
    registerReviewWriting(app, deps);
    registerInquiries(app, deps);
    registerEventComments(app, deps);
  },
  { name: 'community', dependencies: ['http', 'login', 'catalogue-cache'], encapsulate: true },
);

function registerReviewLists(app: FastifyInstance, { db, clock }: Deps): void {
  registerEndpoint(app, reviewsEndpoint, ({ query, caller }) =>
    listReviews(db, { ...query, isPhotoOnly: query.is_photo === '1' }, caller.member?.memberId ?? null),
  );
  registerEndpoint(app, summaryEndpoint, async ({ query: { product_id } }) => {
    const load = () => summariseReviews(db, product_id);
    return new SerialisedReply(await app.readCache.read({ key: `reviews:${product_id}`, load }));
  });
  registerEndpoint(app, bestEndpoint, ({ query: { family_site_id, is_photo, ...page }, caller }) =>
    listBestReviews(
      db,
      { ...page, siteId: family_site_id ?? 1, isPhotoOnly: is_photo === '1' },
      caller.member?.memberId ?? null,
      priceViewOf(caller, clock()),
    ),
  );
  registerEndpoint(app, myReviewsEndpoint, ({ query, caller }) =>
    listMyReviews(db, memberOf(caller).memberId, query, clock()),
  );
}

function registerReviewWriting(app: FastifyInstance, { db, clock, pictures }: Deps): void {
  registerEndpoint(app, writableEndpoint, ({ query, caller }) =>
    listWritableReviews(db, memberOf(caller).memberId, query.product_id),
  );
  registerEndpoint(app, writeEndpoint, ({ body, caller }) =>
    writeReview(db, memberOf(caller).memberId, body, clock()),
  );
  registerEndpoint(app, openEndpoint, ({ query, caller }) =>
    openReview(db, { memberId: memberOf(caller).memberId, reviewId: query.review_id, now: clock() }),
  );
  registerEndpoint(app, editEndpoint, async ({ body, caller }) => ({
    point: await editReview(db, memberOf(caller).memberId, body, clock()),
  }));
  registerEndpoint(app, deleteEndpoint, async ({ body, caller }) => ({
    point: await deleteReview(db, memberOf(caller).memberId, body.review_id, clock()),
  }));
  registerUpload(app, uploadEndpoint, ({ body, caller }) =>
    storeReviewPhoto(memberOf(caller).memberId, body, { db, pictures, now: clock() }),
  );
  registerEndpoint(app, likeEndpoint, async ({ body, caller }) => ({
    like_count: await likeReview(db, memberOf(caller).memberId, body),
  }));
}

function registerInquiries(app: FastifyInstance, { db, clock }: Deps): void {
  registerEndpoint(app, inquiriesEndpoint, ({ query, caller }) =>
    listInquiries(db, { ...query, isMine: query.is_mine === '1' }, caller.member),
  );
  registerEndpoint(app, writeInquiryEndpoint, async ({ body, caller }) => ({
    inquiry_id: await writeInquiry(db, memberOf(caller).memberId, body, clock()),
  }));
  registerEndpoint(app, deleteInquiryEndpoint, async ({ body, caller }) => {
    await deleteInquiry(db, memberOf(caller).memberId, body.inquiry_id);
    return {};
  });
  registerEndpoint(app, myInquiriesEndpoint, ({ query, caller }) =>
    listMyInquiries(db, memberOf(caller), query),
  );
}

function registerEventComments(app: FastifyInstance, { db, clock }: Deps): void {
  registerEndpoint(app, commentsEndpoint, ({ params, query, caller }) =>
    listEventComments(db, { ...query, eventId: params.id }, caller.member?.memberId ?? null),
  );
  registerEndpoint(app, writeCommentEndpoint, async ({ body, caller }) => ({
    comment_id: await writeEventComment(db, memberOf(caller).memberId, body, clock()),
  }));
  registerEndpoint(app, deleteCommentEndpoint, async ({ body, caller }) => {
    await deleteEventComment(db, memberOf(caller).memberId, body.comment_id);
    return {};
  });
}
