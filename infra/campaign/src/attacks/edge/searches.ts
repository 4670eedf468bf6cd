import { searchProducts } from '@mall/contracts/api/catalogue/products';
import type { Attack } from '../../attack.ts';
import { newAddress } from '../../callers/caller.ts';
import { Tally } from '../../tally.ts';

/** One letter becomes 18, or many marks one letter, when it is normalised. */
const heavy = [
  'ﷺ'.repeat(92),
  '㍐'.repeat(60),
  '\u{1F1E6}'.repeat(50),
  `a${'\u0301'.repeat(90)}`,
  '뷁'.repeat(92),
  'ㅋ'.repeat(92),
  `${'a '.repeat(46)}`,
  '%'.repeat(92),
  '_'.repeat(92),
  "' or 1=1 --".repeat(8),
  '\\'.repeat(92),
  '"'.repeat(92),
  '(((('.repeat(23),
];
/** Of one search beside others, ms. */
const patienceMs = 5000;
/** Of one address in a minute. */
const budget = 300;

export const searches: Attack = {
  name: 'edge/searches',
  about: 'no keyword stops searching for everybody, and an address has so many searches a minute',
  isQuick: true,
  run: async ({ visitor }) => {
    const tally = new Tally();
    const search = (search_keyword: string, who = visitor()) =>
      who.call(searchProducts, { query: { search_keyword } });
    for (const keyword of heavy) {
      const [reply, honest] = await Promise.all([search(keyword), search('코트')]);
      tally.hold(
        reply.status < 500 && reply.answer.ms < patienceMs,
        `search for ${JSON.stringify(keyword.slice(0, 12))} x${keyword.length}: expected an answer within ${patienceMs} ms, got ${reply.status} after ${Math.round(reply.answer.ms)} ms`,
      );
      tally.hold(
        honest.success && honest.answer.ms < patienceMs,
        `search for 코트 beside it: expected rows within ${patienceMs} ms, got ${honest.status} after ${Math.round(honest.answer.ms)} ms`,
      );
    }
    /** Of five tries, so that a busy machine does not count; each with a word that is not cached. */
    const fastestMs = async (word: string) => {
      const times: number[] = [];
      for (let index = 0; index < 5; index += 1) times.push((await search(`${word}${index}`)).answer.ms);
      return Math.min(...times);
    };
    const limitMs = Math.max(60, 6 * (await fastestMs('qzxvwkjpfdgh')));
    const dearMs = await fastestMs('ﷺ'.repeat(92));
    tally.hold(
      dearMs < limitMs,
      `search for a word that becomes 1,656 letters: expected it within ${Math.round(limitMs)} ms as any other unknown word, got ${Math.round(dearMs)} ms`,
    );
    const flood = await Promise.all(Array.from({ length: 10 }, () => search(`${heavy[0]}${Math.random()}`)));
    tally.hold(
      flood.every(({ status }) => status < 500),
      `ten such searches at once: got ${flood.map(({ status }) => status).join()}`,
    );
    const address = newAddress();
    let refused = 0;
    for (let round = 0; round < 20; round += 1) {
      const replies = await Promise.all(
        Array.from({ length: 20 }, (_, index) => search(`가방 ${round * 20 + index}`, visitor(address))),
      );
      for (const { status, answer } of replies.filter((reply) => reply.status === 429)) {
        refused += 1;
        tally.hold(
          answer.headers['retry-after'] !== undefined,
          `search refused with ${status}: expected retry-after, got none`,
        );
      }
    }
    tally.hold(
      refused >= 400 - budget - 20,
      `400 searches of one address at once: expected about ${400 - budget} refused, got ${refused}`,
    );
    tally.expect('search of another address then', true, (await search('가방')).success);
    tally.expect('the API is alive', 200, (await visitor().get('/healthz')).status);
    return tally.result;
  },
};
