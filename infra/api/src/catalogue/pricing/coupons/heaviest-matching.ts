/**
 * Maximum weight matching (Kuhn and Munkres, cubic time): the column of each row, -1 without one. A weight of 0 or less
 * pairs nothing; the same weights always give the same pairs.
 */
export function heaviestMatching(weights: readonly (readonly number[])[]): number[] {
  const rows = weights.length;
  const columns = weights[0]?.length ?? 0;
  // A column of its own for each row, at weight 0: to be left out. Places count from 1; 0 is where a search begins.
  const places = columns + rows;
  const cost = (row: number, column: number) => -Math.max(0, weights[row - 1]?.[column - 1] ?? 0);
  const rowOf = new Array<number>(places + 1).fill(0);
  const rowPrice = new Array<number>(rows + 1).fill(0);
  const columnPrice = new Array<number>(places + 1).fill(0);
  for (let row = 1; row <= rows; row += 1) {
    rowOf[0] = row;
    const from = shortestPath({ places, rowOf, rowPrice, columnPrice, cost });
    // Along the path each row moves on to the next column.
    for (let column = from.end; column !== 0; column = at(from.before, column))
      rowOf[column] = at(rowOf, at(from.before, column));
  }
  const columnOf = new Array<number>(rows).fill(-1);
  for (let column = 1; column <= columns; column += 1) {
    const row = at(rowOf, column);
    if (row > 0 && cost(row, column) < 0) columnOf[row - 1] = column - 1;
  }
  return columnOf;
}

const at = (list: readonly number[], index: number): number => list[index] ?? 0;

interface Search {
  places: number;
  rowOf: number[];
  rowPrice: number[];
  columnPrice: number[];
  cost: (row: number, column: number) => number;
}

/** The cheapest way from the row at place 0 to a free column; prices are kept so that no pair is cheaper than them. */
function shortestPath({ places, rowOf, rowPrice, columnPrice, cost }: Search) {
  const least = new Array<number>(places + 1).fill(Number.POSITIVE_INFINITY);
  const before = new Array<number>(places + 1).fill(0);
  const isSeen = new Array<boolean>(places + 1).fill(false);
  let column = 0;
  do {
    isSeen[column] = true;
    const row = at(rowOf, column);
    let step = Number.POSITIVE_INFINITY;
    let next = 0;
    for (let other = 1; other <= places; other += 1) {
      if (isSeen[other]) continue;
      const left = cost(row, other) - at(rowPrice, row) - at(columnPrice, other);
      if (left < at(least, other)) {
        least[other] = left;
        before[other] = column;
      }
      if (at(least, other) < step) {
        step = at(least, other);
        next = other;
      }
    }
    for (let other = 0; other <= places; other += 1) {
      if (isSeen[other]) {
        rowPrice[at(rowOf, other)] = at(rowPrice, at(rowOf, other)) + step;
        columnPrice[other] = at(columnPrice, other) - step;
      } else {
        least[other] = at(least, other) - step;
      }
    }
    column = next;
  } while (at(rowOf, column) !== 0);
  return { before, end: column };
}
