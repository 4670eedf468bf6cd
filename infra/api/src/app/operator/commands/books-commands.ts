import * as z from 'zod';
import { contradictions } from '../../../jobs/books/contradictions.ts';
import { countPieces } from '../../../jobs/books/count-pieces.ts';
import { operatorCommand } from './operator-command.ts';

/** What the shop's own books contradict themselves in; exit code 1 when they do. The last line says where pieces are. */
export const checkBooks = operatorCommand(z.strictObject({}), async (_input, { tx }) => {
  const found = await contradictions(tx);
  const { inStock, taken } = await countPieces(tx);
  const verdict = found.length === 0 ? 'the books agree' : `${found.length} contradictions`;
  return {
    lines: [...found, `${verdict}; ${inStock} pieces in stock, ${taken} reserved or sold`],
    changes: [],
    exitCode: found.length > 0 ? 1 : 0,
  };
});
