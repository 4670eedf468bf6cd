import type { ClaimKind } from '@mall/contracts/api/orders/my-claims';
import type { MyOrderLine } from '@mall/contracts/api/orders/my-orders';
import type { ClaimReason } from '@mall/contracts/domain/orders/claim';
import { choiceParam } from '@mall/remote-kit/url-params';
import * as z from 'zod/mini';
import { copy } from './copy.ts';

const wantedSchema = z.object({ order_quantity: z.int(), product_option_id: z.optional(z.int()) });
/** What is asked for of one line. */
export type Wanted = z.infer<typeof wantedSchema>;
/** What is asked for, by line. */
export const choiceSchema = z.record(z.string(), wantedSchema);
export type Choice = Readonly<Record<number, Wanted>>;

const kinds = { cancel: 'CANCEL', return: 'RETURN', exchange: 'EXCHANGE' } as const;

/** The kind of claim that a URL names; cancelling where it names none (spec 2.2). */
export function kindOf(url: URL): ClaimKind {
  return kinds[choiceParam(url, 'kind', ['return', 'exchange']) ?? 'cancel'];
}

const actions = {
  CANCEL: 'CANCEL',
  RETURN: 'REQUEST_RETURN',
  EXCHANGE: 'REQUEST_EXCHANGE',
} as const satisfies Record<ClaimKind, MyOrderLine['actions'][number]>;

/** Lines that a claim of this kind can be made of now. */
export const claimable = (lines: readonly MyOrderLine[], kind: ClaimKind): MyOrderLine[] =>
  lines.filter((line) => line.actions.includes(actions[kind]));

/** The line that a URL names is chosen from the beginning, and an only line, too. */
export function firstChoice(lines: readonly MyOrderLine[], lineId: number | null): Choice {
  const named = lines.find(({ order_line_id }) => order_line_id === lineId);
  const line = named ?? (lines.length === 1 ? lines[0] : undefined);
  return line ? { [line.order_line_id]: { order_quantity: line.order_quantity } } : {};
}

/** The choice with another wish for one line; undefined leaves the line out. */
export function withWanted(choice: Choice, lineId: number, wanted: Wanted | undefined): Choice {
  const { [lineId]: _before, ...others } = choice;
  return wanted ? { ...others, [lineId]: wanted } : others;
}

/** The chosen pieces as the calls take them, in the order of the lines. */
export function wantedLines(lines: readonly MyOrderLine[], choice: Choice, kind: ClaimKind) {
  return lines.flatMap(({ order_line_id, order_quantity: most }) => {
    const wanted = choice[order_line_id];
    if (!wanted) return [];
    const order_quantity = Math.min(wanted.order_quantity, most);
    const option = kind === 'EXCHANGE' ? wanted.product_option_id : undefined;
    return [
      { order_line_id, order_quantity, ...(option === undefined ? {} : { product_option_id: option }) },
    ];
  });
}

export interface ClaimErrors {
  lines?: string;
  reason?: string;
  /** By line. */
  options: Readonly<Record<number, string>>;
}

/** What keeps a claim from being sent, or from being priced. */
export function errorsOf(
  lines: readonly MyOrderLine[],
  { choice, reason, kind }: { choice: Choice; reason: ClaimReason | null; kind: ClaimKind },
): ClaimErrors | null {
  const chosen = lines.filter(({ order_line_id }) => choice[order_line_id]);
  const options = Object.fromEntries(
    chosen
      .filter((line) => kind === 'EXCHANGE' && choice[line.order_line_id]?.product_option_id === undefined)
      .map((line) => [line.order_line_id, copy.missingOption(line.product_name)]),
  );
  const errors = {
    ...(chosen.length === 0 ? { lines: copy.missingLines } : {}),
    ...(kind !== 'CANCEL' && reason === null ? { reason: copy.missingReason } : {}),
    options,
  };
  return errors.lines || errors.reason || Object.keys(options).length > 0 ? errors : null;
}
