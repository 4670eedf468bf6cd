/** Prices from `from` up to, and not including, `below`, KRW. */
export interface PriceSpan {
  from: number;
  below: number;
}

/** Above any price, KRW. */
const noLimit = 2_000_000_000;

/** 3만원, 35,000원, 3만5천원, 2.5만원. */
const amount = String.raw`\d[\d,.]{0,11}(?:만|천)?(?:[1-9]천)?원?`;
const said = new RegExp(
  String.raw`(?<![\d.,~-])(?:(?<lower>${amount})\s*[~-]\s*)?(?<price>${amount})\s*(?<bound>대|이하|이내|미만|까지|이상|초과|부터)?(?![\d~+])`,
  'gu',
);
const parts = /^(?<number>[\d,.]+)(?<unit>만|천)?(?:(?<thousands>\d)천)?(?<won>원)?$/;
const units: Readonly<Record<string, number>> = { 만: 10_000, 천: 1000 };

interface Amount {
  krw: number;
  unit: number;
  /** It says that it is money, and is no size or part of a name. */
  isMoney: boolean;
}

function readAmount(text: string, unitOfOther = 1): Amount | null {
  const found = parts.exec(text)?.groups;
  if (!found) return null;
  const unit = found.unit === undefined ? undefined : units[found.unit];
  const number = Number(found.number?.replaceAll(',', ''));
  const krw = Math.round(number * (unit ?? unitOfOther)) + Number(found.thousands ?? 0) * 1000;
  if (!(krw > 0 && krw < noLimit)) return null;
  return { krw, unit: unit ?? 1, isMoney: found.won !== undefined || unit === units.만 };
}

/** What a price alone means: as far as its last figure that counts goes, so 3만원 is 30,000 to 39,999. */
function around(krw: number): PriceSpan {
  let step = 1;
  while (krw % (step * 10) === 0) step *= 10;
  return { from: krw, below: krw + step };
}

function spanOf(krw: number, bound: string | undefined): PriceSpan {
  if (bound === '미만') return { from: 0, below: krw };
  if (bound === '초과') return { from: krw + 1, below: noLimit };
  if (bound === '이상' || bound === '부터') return { from: krw, below: noLimit };
  return bound === undefined || bound === '대' ? around(krw) : { from: 0, below: krw + 1 };
}

function readSpan({ lower, price = '', bound }: Readonly<Record<string, string | undefined>>) {
  const upper = readAmount(price);
  if (!upper?.isMoney) return null;
  if (lower === undefined) return spanOf(upper.krw, bound);
  // 3~5만원 says its unit once.
  const least = readAmount(lower, upper.unit);
  return least && least.krw <= upper.krw ? { from: least.krw, below: upper.krw + 1 } : null;
}

/**
 * Takes the prices out of a keyword (3만원대 니트, 코트 10만원 이하), which stand in no product's text. Several are one
 * span that all of them hold: each would be a walk through the whole catalogue.
 */
export function takePrices(keyword: string): { price: PriceSpan | null; rest: string } {
  let price: PriceSpan | null = null;
  const rest = keyword.replace(said, (all, ...found) => {
    const span = readSpan(found.at(-1));
    if (!span) return all;
    price = {
      from: Math.max(price?.from ?? 0, span.from),
      below: Math.min(price?.below ?? noLimit, span.below),
    };
    return ' ';
  });
  return { price, rest };
}
