import { type RawBuilder, sql } from 'kysely';
import type { Db, Row } from '../../../platform/database/schema/schema.ts';
import { filterOfWord, flagOfWord, isReducedWord, type KeywordFilter } from './keyword-filters.ts';
import { takePrices } from './price-words.ts';
import { piecesOf, splitInto } from './split-keyword.ts';
import { isSpoken, writtenWords } from './spoken-words.ts';
import { typedWords } from './typed-words.ts';

/** Words of the catalogue that one word of a keyword may mean, none when nothing comes near; or something else instead. */
export interface KeywordWord {
  typed: string;
  meant: string[];
  filter?: KeywordFilter;
  /** The code of the one product that is meant. */
  code?: string;
  /** Products below their retail price are meant. */
  isReduced?: true;
}

/** How alike two words must be in keys (trigram similarity, 0 to 1), and how close to the best one found. */
const leastSimilarity = 0.33;
const closeToBest = 0.85;
/** Shorter than this (in keys) a word is like too many others to be a slip of one. */
const shortestSlip = 4;
/** A product's code, as the product page shows it. */
const productCode = /^(?=.*\d)[A-Z0-9-]{4,30}$/;
const onlyInitials = /^[ㄱ-ㅎ]+$/;

/** Turns a keyword into words of the catalogue: substring, initials, slips of keyboard and fingers (decision 25). */
export async function readKeyword(db: Db, keyword = ''): Promise<KeywordWord[]> {
  const { price, rest } = takePrices(keyword);
  const words: KeywordWord[] = price ? [{ typed: '', meant: [], filter: { price } }] : [];
  for (const { typed, isTooLong } of typedWords(rest))
    words.push(...(isTooLong ? [{ typed, meant: [] }] : await readWord(db, typed)));
  return words;
}

/** The readings of a word from the strictest to the loosest; the first that finds something counts. */
async function readWord(db: Db, typed: string): Promise<KeywordWord[]> {
  const code = await readCode(db, typed.toUpperCase());
  if (code) return [{ typed, meant: [], code }];
  const plain = typed.replace(/[^\p{L}\p{N}]/gu, '');
  for (const word of new Set([typed, plain])) {
    const known = await readKnown(db, word);
    if (known.length > 0) return known;
  }
  if (onlyInitials.test(plain)) return readInitials(db, plain);
  if (plain === '') return [{ typed, meant: [] }];
  // 영문 자판으로 친 한글, 한글 자판으로 친 영문; whole words first, or 코트 (zhxm) would also be 코튼 (zhxms).
  const sameWord = await wordsWhere(db, sql`keys = hangul_keys(${plain})`);
  const [meantWord] = sameWord;
  if (meantWord) return [{ typed: meantWord, meant: await wordsHolding(db, sameWord) }];
  // The same, or a word that is not yet typed to its end.
  const sameKeys = await wordsWhere(db, sql`keys like '%' || hangul_keys(${plain}) || '%'`);
  if (sameKeys.length > 0) return [{ typed, meant: sameKeys }];
  const sounding = await wordsWhere(
    db,
    sql`${soundsOf(sql`keys`)} = ${soundsOf(sql`hangul_keys(${plain})`)}`,
  );
  if (sounding.length > 0) return [{ typed, meant: await wordsHolding(db, sounding) }];
  const parts = await splitWord(db, plain);
  if (parts) return (await Promise.all(parts.map((part) => readKnown(db, part)))).flat();
  return [{ typed, meant: await wordsHolding(db, await similarWords(db, plain)) }];
}

/** Keys of letters that sound alike as one: ㅋ ㄲ as ㄱ, ㅌ ㄸ as ㄷ, ㅍ ㅃ as ㅂ, ㅊ ㅉ as ㅈ, ㅔ as ㅐ (니뜨 is 니트). */
const soundsOf = (keys: RawBuilder<unknown>) => sql`translate(${keys}, 'zxvcp', 'reqwo')`;

async function readCode(db: Db, typed: string): Promise<string | undefined> {
  if (!productCode.test(typed)) return undefined;
  const { rows } = await sql<
    Row<'products', 'code'>
  >`select code from products where code = ${typed}`.execute(db);
  return rows[0]?.code;
}

/** Words that mean what they say: a size, whom it is for, part of a word of the catalogue, another word for one, a flag. */
async function readKnown(db: Db, typed: string): Promise<KeywordWord[]> {
  if (typed === '') return [];
  const filter = filterOfWord(typed);
  if (filter) return [{ typed, meant: [], filter }];
  // No name says it: what was typed does not count for the order.
  if (isReducedWord(typed)) return [{ typed: '', meant: [], isReduced: true }];
  const meanings = await Promise.all(writtenWords(typed).map((written) => wordsHolding(db, written)));
  // It was typed once: what else it says counts for finding, not for the order.
  if (meanings.every((meant) => meant.length > 0))
    return meanings.map((meant, index) => ({ typed: index === 0 ? typed : '', meant }));
  const flag = flagOfWord(typed);
  return flag ? [{ typed, meant: [], filter: flag }] : [];
}

/** ㅋㅌ is part of a word (코트), or else several (ㄴㅇㅂㅋㅌ), of which the first may be a syllable (ㄹㅍㄷ: 롱 패딩). */
async function readInitials(db: Db, typed: string): Promise<KeywordWord[]> {
  const meant = await wordsWhere(db, sql`initials like '%' || hangul_initials(${typed}) || '%'`);
  if (meant.length > 0) return [{ typed, meant }];
  const { rows } = await sql<{ piece: string; words: string[] }>`
    select piece, array_agg(word order by word) as words from unnest(${piecesOf(typed)}::text[]) as piece
      join search_words on initials = hangul_initials(piece) group by piece`.execute(db);
  const known = new Map(rows.map(({ piece, words }) => [piece, words]));
  const isWord = (piece: string) => piece.length > 1 && known.has(piece);
  const [first, rest] = [typed.slice(0, 1), typed.slice(1)];
  const others = isWord(rest) ? [rest] : splitInto(rest, isWord);
  const parts = splitInto(typed, isWord) ?? (known.has(first) && others ? [first, ...others] : null);
  // A repeated letter such as ㅋㅋㅋㅋㅋ is laughter, not a word.
  if (!parts || new Set(parts).size < parts.length) return [{ typed, meant: [] }];
  return parts.map((part) => ({ typed: part, meant: known.get(part) ?? [] }));
}

/** Words of the catalogue that one of these is part of. */
async function wordsHolding(db: Db, parts: readonly string[]): Promise<string[]> {
  return parts.length === 0 ? [] : wordsWhere(db, sql`word like any(${parts.map(likePattern)}::text[])`);
}

/** A substring as LIKE takes it, with its wildcards disarmed. */
function likePattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}

async function wordsWhere(db: Db, condition: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await sql<
    Row<'search_words', 'word'>
  >`select word from search_words where ${condition}`.execute(db);
  return rows.map((row) => row.word);
}

/** Words of the catalogue that were typed without spaces between them: "네이비울코트". */
async function splitWord(db: Db, typed: string): Promise<string[] | null> {
  const known = new Set(await wordsWhere(db, sql`word = any(${piecesOf(typed)}::text[])`));
  const isWord = (piece: string) =>
    known.has(piece) ||
    isSpoken(piece) ||
    isReducedWord(piece) ||
    filterOfWord(piece) !== null ||
    flagOfWord(piece) !== null;
  return splitInto(typed, isWord);
}

async function similarWords(db: Db, typed: string): Promise<string[]> {
  const { rows } = await sql<Row<'search_words', 'word'> & { likeness: number }>`
    select word, similarity(keys, slip) as likeness from search_words, hangul_keys(${typed}) as slip
    where keys % slip and length(slip) >= ${shortestSlip} and similarity(keys, slip) >= ${leastSimilarity}
    order by likeness desc, word limit 20`.execute(db);
  const best = rows[0]?.likeness ?? 0;
  return rows.filter((row) => row.likeness >= best * closeToBest).map((row) => row.word);
}
