import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { PartnersConfig } from '../config.ts';
import { findAddresses, type Juso } from './addresses.ts';

const querySchema = z.object({
  confmKey: z.string(),
  currentPage: z.coerce.number().int().min(1),
  countPerPage: z.coerce.number().int().min(1).max(100),
  keyword: z.string().default(''),
  resultType: z.literal('json'),
});

/** business.juso.go.kr: the government's address search, with its error codes inside a status 200. */
export function jusoPlugin(config: PartnersConfig) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get('/juso/addrlink/addrLinkApi.do', async (request) => {
      const query = querySchema.safeParse(request.query);
      const { currentPage = 1, countPerPage = 10, keyword = '' } = query.data ?? {};
      const answer = (errorCode: string, errorMessage: string, juso: Juso[] | null, totalCount = 0) => ({
        results: {
          common: {
            errorCode,
            errorMessage,
            totalCount: String(totalCount),
            currentPage: String(currentPage),
            countPerPage: String(countPerPage),
          },
          juso,
        },
      });
      if (query.data?.confmKey !== config.JUSO_CONFIRM_KEY)
        return answer('E0001', '승인되지 않은 KEY 입니다.', null);
      if (keyword.trim() === '') return answer('E0005', '검색어가 입력되지 않았습니다.', null);
      if (keyword.trim().length < 2) return answer('E0008', '검색어는 두 글자 이상 입력되어야 합니다.', null);
      if (/^\d{1,4}$/.test(keyword.trim()))
        return answer('E0009', '검색어는 문자와 숫자 같이 입력되어야 합니다.', null);
      const found = findAddresses(keyword);
      const from = (currentPage - 1) * countPerPage;
      return answer('0', '정상', found.slice(from, from + countPerPage), found.length);
    });
  };
}
