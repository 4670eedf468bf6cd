import { count, wholeNumber } from '@mall/command-line/values';
import type { Act, Program } from '../arguments.ts';
import { decodeText } from '../import/decode-text.ts';
import { readGiven } from '../read-given.ts';

/** What shoppers write: inquiries to answer, reviews to look through. */
export function addCommunity(program: Program, act: Act): void {
  const inquiries = program.command('inquiries');
  inquiries
    .command('list')
    .description('inquiries that wait for an answer, longest waiting first')
    .option('--all', 'answered ones, too')
    .option('--count <n>', 'how many at most', count, 50)
    .action(({ all = false, count: most }) =>
      act({ command: 'inquiries.list', input: { is_all: all, count: most } }),
    );
  inquiries
    .command('answer')
    .description('answers an inquiry, or says an answer anew')
    .argument('<inquiry-id>', '', wholeNumber)
    .requiredOption('--text <file>', 'the answer, a text file')
    .action(async (inquiry_id, { text }) =>
      act({ command: 'inquiries.answer', input: { inquiry_id, answer: decodeText(await readGiven(text)) } }),
    );
  const reviews = program.command('reviews');
  reviews
    .command('list')
    .description('newest first, by words in them, product and stars')
    .argument('[words]')
    .option('--product <id>', 'of one product', wholeNumber)
    .option('--at-most <stars>', 'of this many stars and fewer', count, 5)
    .option('--count <n>', 'how many at most', count, 50)
    .action((search, { product, atMost, count: most }) =>
      act({
        command: 'reviews.list',
        input: {
          at_most: atMost,
          count: most,
          ...(search ? { search } : {}),
          ...(product === undefined ? {} : { product_id: product }),
        },
      }),
    );
  reviews
    .command('remove')
    .description('takes a review down that may not stand, with its photos; its points go back')
    .argument('<review-id>', '', wholeNumber)
    .requiredOption('--reason <text>', 'why; the audit log keeps it with the text')
    .action((review_id, { reason }) => act({ command: 'reviews.remove', input: { review_id, reason } }));
}
