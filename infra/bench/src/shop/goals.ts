interface Row {
  what: string;
  measured: string;
  goal: string;
  isMet: boolean;
}

const inUnit = (value: number, unit: string) => `${Math.round(value * 10) / 10} ${unit}`;

/** What was measured, beside what was promised. */
export class Goals {
  readonly rows: Row[] = [];

  /** `isUpper`: the goal is the most that it may be, else the least. */
  add(what: string, value: number, unit: string, goal: number, isUpper: boolean): void {
    this.push({
      what,
      measured: inUnit(value, unit),
      goal: `${isUpper ? '≤' : '≥'} ${goal} ${unit}`,
      isMet: isUpper ? value <= goal : value >= goal,
    });
  }

  /** A figure that nothing was promised of. */
  note(what: string, value: number, unit: string): void {
    this.push({ what, measured: inUnit(value, unit), goal: 'none', isMet: true });
  }

  private push(row: Row): void {
    this.rows.push(row);
    // The whole takes a quarter of an hour; the table comes at its end.
    console.log(`  ${row.what}: ${row.measured} (${row.goal})`);
  }
}
