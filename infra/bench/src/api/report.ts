/** One figure of the API with what was promised. */
interface Row {
  database: string;
  products: number;
  what: string;
  measured: string;
  goal: string;
  isMet: boolean;
}

/** The table that `npm run bench -- api` ends with. */
export const rows: Row[] = [];

/** Where the figures of one shop go. */
export interface Report {
  /** A figure that must not be higher. */
  atMost: (what: string, value: number, unit: string, goal: number) => void;
  /** A figure that must not be lower. */
  atLeast: (what: string, value: number, unit: string, goal: number) => void;
}

export function reportOf(database: string, products: number): Report {
  const add = (what: string, value: number, unit: string, goal: string, isMet: boolean) => {
    const row = { database, products, what, measured: `${Math.round(value * 10) / 10} ${unit}`, goal, isMet };
    rows.push(row);
    // Long benches are watched, and a table that is never reached says nothing.
    console.log(`${database}, ${products}: ${what}: ${row.measured} (${goal})${isMet ? '' : ' MISSED'}`);
  };
  return {
    atMost: (what, value, unit, goal) => add(what, value, unit, `≤ ${goal} ${unit}`, value <= goal),
    atLeast: (what, value, unit, goal) => add(what, value, unit, `≥ ${goal} ${unit}`, value >= goal),
  };
}
