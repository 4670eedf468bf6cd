import type { Postcode } from '@mall/contracts/api/orders/postcodes';
import * as z from 'zod';
import type { ApiConfig } from '../../platform/config.ts';
import { invalidRequest, unavailable } from '../../platform/http/create-error.ts';

/** In ms. */
const timeoutMs = 3000;
const rowsOfPage = 10;

const replySchema = z.object({
  results: z.object({
    common: z.object({
      errorCode: z.string(),
      errorMessage: z.string(),
      totalCount: z.coerce.number().int(),
    }),
    juso: z
      .array(z.object({ zipNo: z.string(), roadAddr: z.string(), jibunAddr: z.string(), bdNm: z.string() }))
      .nullable(),
  }),
});

/** Searches the government's address service (business.juso.go.kr). Its hints on a keyword are shown as they are. */
export async function searchPostcodes(
  config: ApiConfig,
  { keyword, page }: { keyword: string; page: number },
): Promise<{ rows: Postcode[]; count: number }> {
  const query = new URLSearchParams({
    confmKey: config.JUSO_CONFIRM_KEY,
    currentPage: String(page),
    countPerPage: String(rowsOfPage),
    keyword,
    resultType: 'json',
  });
  const reply = await ask(`${config.JUSO_API_URL}/addrlink/addrLinkApi.do?${query}`);
  const { common, juso } = reply.results;
  // E0005 to E0015 are about the keyword, but for E0014; the others are about our key.
  if (/^E00(0[5-9]|1[0-35])$/.test(common.errorCode)) throw invalidRequest(common.errorMessage);
  if (common.errorCode !== '0') throw unavailable();
  const rows = (juso ?? []).map((item) => ({
    zipcode: item.zipNo,
    road_address: item.roadAddr,
    jibun_address: item.jibunAddr,
    building_name: item.bdNm,
  }));
  return { rows, count: common.totalCount };
}

async function ask(url: string) {
  try {
    const reply = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    return replySchema.parse(await reply.json());
  } catch {
    throw unavailable('현재 주소를 검색할 수 없습니다. 잠시 후 다시 시도해주세요.');
  }
}
