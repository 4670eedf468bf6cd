import type { InternalAxiosRequestConfig } from 'axios';
import { searchProducts } from '../api/catalogue/products.ts';
import { uploadReviewPhoto } from '../api/community/review-writing.ts';
import { login } from '../api/people/members.ts';
import { createApiClient } from './create-api-client.ts';

const sent: InternalAxiosRequestConfig[] = [];
const client = createApiClient({
  baseUrl: '',
  axios: {
    adapter: async (config) => {
      sent.push(config);
      return { data: {}, status: 503, statusText: '', headers: {}, config };
    },
  },
});
const apart = (text: string) => text.normalize('NFD');
beforeEach(() => {
  sent.length = 0;
});

describe('the client of the API', () => {
  it('puts Hangul together that a keyboard or an address has in letters', async () => {
    await expect(
      client(searchProducts, { query: { search_keyword: apart('겨울 코트'), f_brands: ['1'] } }),
    ).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(sent[0]?.params).toEqual({ search_keyword: '겨울 코트', f_brands: ['1'] });

    const body = { provider: 'normal', user_id: 'shopper01', user_passwd: apart('각') } as const;
    await expect(client(login, { body })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(JSON.parse(sent[1]?.data)).toEqual({ ...body, user_passwd: '각' });
  });

  it('waits for no cookie before it sends', async () => {
    await expect(client(searchProducts, { query: {} })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(sent[0]?.xsrfCookieName).toBe('');
  });

  it.each([
    ['a reply', { code: 'ECONNABORTED' }, 'TIMEOUT'],
    ['the file that sends calls', { name: 'ChunkLoadError', type: 'timeout' }, 'TIMEOUT'],
    ['anything that is missing', { name: 'ChunkLoadError', type: 'missing' }, 'NETWORK'],
  ])('says of %s what became of it', async (_what, facts, code) => {
    const broken = createApiClient({
      baseUrl: '',
      axios: { adapter: () => Promise.reject(Object.assign(new Error('no'), facts)) },
    });
    await expect(broken(searchProducts, { query: {} })).rejects.toMatchObject({ code, status: 0 });
  });

  it('sends a file as it is', async () => {
    const file = new Blob([apart('각')], { type: 'image/png' });
    await expect(client(uploadReviewPhoto, { body: file })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(sent[0]?.data).toBe(file);
  });
});
