import { createQueryClient } from '@mall/remote-kit/query-client';
import { pageQueries } from './page-queries.ts';

describe('what was read for a page', () => {
  it('cannot end the script element that holds it, and arrives as it was', () => {
    const attack = '</script><script>alert("1")</script>\u2028';
    const client = createQueryClient(true);
    client.setQueryData(['product', 1], { name: attack });
    const json = Buffer.from(pageQueries(client)).toString();
    expect(json).not.toMatch(/[<\u2028]/);
    expect(JSON.parse(json)).toMatchObject({ queries: [{ state: { data: { name: attack } } }] });
  });
});
