/** One line of the table: a fault of a remote, seen on a page. */
export interface FaultCase {
  /** Whose fault it is; `shop` for what belongs to no remote, such as the edge. */
  remote: string;
  /** The fault in plain words. */
  fault: string;
  /** Page that was looked at, as a path with `:name` for what differs. */
  page: string;
}

/** What came of a case, in words for the table. */
export interface FaultRow extends FaultCase {
  /** What the shopper saw, in order, read from the page. */
  saw: string;
  /** From the shopper's press, or the page's start, until the page answered for good; ms. */
  ms: number;
  /** By what it came back; it was never loaded anew. */
  recovered: string;
  /** Whether header and search went on answering. */
  rest: string;
  /** How the edge stored it: message, remote, version, release. */
  reported: string;
  /** What did not hold; empty when all did. */
  fallen: readonly string[];
}

/** What distinguishes cases. */
export const keyOf = ({ remote, fault, page }: FaultCase): string => `${remote} | ${fault} | ${page}`;
