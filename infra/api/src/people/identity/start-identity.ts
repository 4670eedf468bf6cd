import type { ApiConfig } from '../../platform/config.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { createError, invalidRequest } from '../../platform/http/create-error.ts';
import { issueTicket } from '../access/tickets.ts';
import type { NiceClient } from './nice-client.ts';
import { deriveKeys, encryptData, integrityOf } from './nice-crypto.ts';

interface Context {
  db: Db;
  config: ApiConfig;
  nice: NiceClient;
  sessionId: string;
  now: Date;
}

const unavailable = () => createError('IDENTITY_UNAVAILABLE');

/** A page of the shop itself, or the call is refused: a result must not be sent anywhere else. */
function ownAddress(url: string, publicOrigin: string): string {
  const isOwn = URL.canParse(url) && new URL(url).origin === publicOrigin;
  if (!isOwn) throw invalidRequest('본인인증 후 돌아올 주소가 올바르지 않습니다.');
  return new URL(url).href;
}

/** Prepares what the browser posts to the identity service's window (spec 7.2). */
export async function startIdentity(
  query: { success_return_url: string; fail_return_url: string },
  { db, config, nice, sessionId, now }: Context,
) {
  const returnurl = ownAddress(query.success_return_url, config.PUBLIC_ORIGIN);
  const errorurl = ownAddress(query.fail_return_url, config.PUBLIC_ORIGIN);
  const token = await nice.requestCryptoToken().catch(() => {
    throw unavailable();
  });
  const keys = deriveKeys(token.requestTime, token.requestNo, token.tokenValue);
  await issueTicket(
    db,
    {
      kind: 'IDENTITY_REQUEST',
      sessionId,
      ticket: token.tokenVersionId,
      payload: { requestNo: token.requestNo, siteCode: token.siteCode, keys },
    },
    now,
  );
  const enc_data = encryptData(
    {
      requestno: token.requestNo,
      returnurl,
      errorurl,
      sitecode: token.siteCode,
      authtype: 'M',
      methodtype: 'get',
      popupyn: 'Y',
    },
    keys,
  );
  return {
    action: config.NICE_WINDOW_URL,
    fields: {
      m: 'service',
      token_version_id: token.tokenVersionId,
      enc_data,
      integrity_value: integrityOf(enc_data, keys),
    },
  };
}
