import * as z from 'zod/mini';

/**
 * What calls name `ci`: the reference to an identity check that POST /api/nice/success gave. The person's real
 * connecting information never reaches a browser.
 */
export const identityTokenSchema = z
  .string('본인인증을 진행해주세요.')
  .check(z.minLength(20), z.maxLength(100));
