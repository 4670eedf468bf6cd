import { listCampaigns } from '@mall/contracts/api/catalogue/live';
import { createFakeServices } from './fake-services.ts';
import { takeMistakes } from './mistakes.ts';

const ask = (answer: unknown) =>
  createFakeServices('/livestream', { answers: { [listCampaigns.id]: answer } }).api(listCampaigns, {});

describe('an answer of a test', () => {
  it('comes as the API gives it', async () => {
    expect(await ask({ rows: [] })).toEqual({ rows: [] });
    expect(takeMistakes()).toEqual([]);
  });

  // The page showed its error, and the test fell over a heading that was not there.
  it('that the API could not give fails the test, with the part that does not fit', async () => {
    await expect(ask({ rows: [{ title: 7 }] })).rejects.toThrow();
    const [first] = takeMistakes();
    expect(first).toMatch(/^the answer to live\.campaigns does not fit its contract: rows\.0\.\w+: /);
  });
});
