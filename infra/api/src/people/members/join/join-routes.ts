import { checkJoin, checkOverlap, checkRecommender, join } from '@mall/contracts/api/people/member-join';
import {
  emailSchema,
  nickNameSchema,
  phoneSchema,
  userIdSchema,
} from '@mall/contracts/domain/people/member-fields';
import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { sessionOf } from '../../../platform/http/caller.ts';
import { invalidRequest } from '../../../platform/http/create-error.ts';
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts';
import { limitAttempts } from '../../access/attempt-limit.ts';
import { readIdentity } from '../../identity/identity-facts.ts';
import { limitContact, refuseStrangers } from './ask-contact.ts';
import {
  refuseMismatch,
  refuseSecondAccount,
  refuseUnderage,
  refuseUnknownRecommender,
} from './check-join.ts';
import { countMembersWith } from './claimed-fields.ts';
import { joinMember } from './join-member.ts';

/** What cannot be taken because it breaks the rule is not called free. */
const rules = { user_id: userIdSchema, nick_name: nickNameSchema, email: emailSchema, phone: phoneSchema };
const names = { user_id: '아이디', nick_name: '닉네임', email: '이메일', phone: '휴대폰번호' } as const;

interface Deps {
  db: Db;
  clock: Clock;
}

/** Joining and the checks of its form (spec 5.2 to 5.4, 7.1). */
export const joinRoutes: FastifyPluginAsync<Deps> = async (app, { db, clock }) => {
  registerEndpoint(app, checkOverlap, async ({ query, caller }) => {
    await limitAttempts(db, 'overlap', caller.address, clock());
    const fault = z.safeParse(rules[query.search_type], query.search_keyword).error?.issues[0];
    if (fault) throw invalidRequest(fault.message);
    const { search_type, search_keyword } = query;
    if (search_type === 'email' || search_type === 'phone')
      await refuseStrangers(db, search_type, search_keyword, {
        sessionId: sessionOf(caller),
        memberId: caller.member?.memberId,
        now: clock(),
      });
    // To a member who edits, what is their own is not taken.
    const ownId = caller.member?.memberId;
    const count = await countMembersWith(db, search_type, search_keyword, ownId);
    const name = names[search_type];
    return { count, message: count > 0 ? `사용 불가능한 ${name}입니다.` : `사용 가능한 ${name}입니다.` };
  });
  registerEndpoint(app, checkJoin, async ({ body, caller }) => {
    const now = clock();
    const facts = await readIdentity(db, { ci: body.ci, sessionId: sessionOf(caller), now });
    refuseMismatch(facts, { user_name: body.user_name, phone: body.phone });
    refuseUnderage(facts.birthday_date, now);
    await refuseSecondAccount(db, facts.ci_hash);
    return {};
  });
  registerEndpoint(app, checkRecommender, async ({ query, caller }) => {
    await limitAttempts(db, 'recommender', caller.address, clock());
    await refuseUnknownRecommender(db, query.recommender_id);
    return { message: '추천인 아이디가 확인되었습니다.' };
  });
  registerEndpoint(app, join, async ({ body, caller }) => {
    const now = clock();
    // Its refusals reveal who has an ID, an email or a number, like `overlap` does.
    await limitAttempts(db, 'join', caller.address, now);
    const sessionId = sessionOf(caller);
    // Checked first, so that the server hashes no passwords without an identity check.
    const { ci_hash: ciHash } = await readIdentity(db, { ci: body.ci, sessionId, now });
    await limitContact(db, { ciHash }, now);
    return joinMember(body, { db, sessionId, now });
  });
};
