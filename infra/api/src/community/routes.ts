import {
  deleteInquiry as deleteInquiryEndpoint,
  listInquiries as inquiriesEndpoint,
  writeInquiry as writeInquiryEndpoint,
} from '@mall/contracts/api/inquiries';
import {
  deleteReview as deleteEndpoint,
  likeReview as likeEndpoint,
  uploadReviewPhoto as uploadEndpoint,
  listWritableReviews as writableEndpoint,
  writeReview as writeEndpoint,
} from '@mall/contracts/api/review-writing';
import { listBestReviews as bestEndpoint, listReviews as reviewsEndpoint } from '@mall/contracts/api/reviews';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../deps.ts';
import { memberOf } from '../http/caller.ts';
import { registerEndpoint } from '../http/register-endpoint.ts';
import { registerUpload } from '../http/register-upload.ts';
import { priceViewOf } from '../products/routes.ts';
import { deleteReview } from './delete-review.ts';
import { deleteInquiry, listInquiries, writeInquiry } from './inquiries.ts';
import { likeReview } from './like-review.ts';
import { storeReviewPhoto } from './review-photos.ts';
import { listBestReviews, listReviews } from './reviews.ts';
import { listWritableReviews, writeReview } from './write-review.ts';

/** What shoppers write about products: reviews and inquiries. */
export function communityRoutes(app: FastifyInstance, { db, clock, pictures }: AppDeps): void {
  registerEndpoint(app, reviewsEndpoint, ({ query, caller }) =>
    listReviews(db, { ...query, isPhotoOnly: query.is_photo === '1' }, caller.member?.memberId ?? null),
  );
  registerEndpoint(app, bestEndpoint, ({ query: { family_site_id, ...page }, caller }) =>
    listBestReviews(
      db,
      { ...page, siteId: family_site_id ?? 1 },
      caller.member?.memberId ?? null,
      priceViewOf(caller, clock()),
    ),
  );
  registerEndpoint(app, writableEndpoint, async ({ caller }) => ({
    rows: await listWritableReviews(db, memberOf(caller).memberId),
  }));
  registerEndpoint(app, writeEndpoint, ({ body, caller }) =>
    writeReview(db, memberOf(caller).memberId, body, clock()),
  );
  registerEndpoint(app, deleteEndpoint, async ({ body, caller }) => ({
    point: await deleteReview(db, memberOf(caller).memberId, body.review_id, clock()),
  }));
  registerUpload(app, uploadEndpoint, ({ body, caller }) =>
    storeReviewPhoto(memberOf(caller).memberId, body, { db, pictures, now: clock() }),
  );
  registerEndpoint(app, likeEndpoint, async ({ body, caller }) => ({
    like_count: await likeReview(db, memberOf(caller).memberId, body),
  }));
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
}
