interface Row {
  what: string;
  measured: string;
  goal: string;
  isMet: boolean;
}

/** What was measured, beside what was promised. */
export class Goals {
  readonly rows: Row[] = [];

  /** `isUpper`: the goal is the most that it may be, else the least. */
  add(what: string, value: number, unit: string, goal: number, isUpper: boolean): void {
    const row = {
      what,
      measured: `${Math.round(value * 10) / 10} ${unit}`,
      goal: `${isUpper ? '≤' : '≥'} ${goal} ${unit}`,
      isMet: isUpper ? value <= goal : value >= goal,
    };
    this.rows.push(row);
    // The whole takes a quarter of an hour; the table comes at its end.
    console.log(`  ${what}: ${row.measured} (${row.goal})`);
  }
}
