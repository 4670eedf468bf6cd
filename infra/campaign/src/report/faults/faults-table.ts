import { type FaultRow, keyOf } from '../../faults/fault-case.ts';

const begin = '<!-- the table begins: written by npm run campaign -- faults --write-docs -->';
const end = '<!-- the table ends -->';
const heads = [
  'remote',
  'fault',
  'page',
  'the shopper saw',
  'ms',
  'came back',
  'the rest',
  'reported as',
] as const;

const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\s+/g, ' ').trim() || '-';
const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const cellsOf = ({ remote, fault, page, saw, ms, recovered, rest, reported, fallen }: FaultRow): string[] => {
  const held = [saw, Number.isNaN(ms) ? '-' : String(ms), recovered, rest, reported];
  const shown = fallen.length > 0 ? [`**FALLEN**: ${fallen.join('; ')}`, ...held.slice(1)] : held;
  return [remote, fault, page, ...shown].map(cell);
};

/** The table in Markdown, a line for each case. */
export function tableOfFaults(rows: readonly FaultRow[]): string[] {
  return [line(heads), line(heads.map(() => '---')), ...rows.map((row) => line(cellsOf(row)))];
}

/** A document with the table in it; throws where it has no place for one. */
export function withTable(document: string, rows: readonly FaultRow[]): string {
  const { before, after } = partsOf(document);
  return [before, begin, '', ...tableOfFaults(rows), '', end, after].join('\n');
}

/** The cases that the table of a document names, as `keyOf` does. */
export function casesIn(document: string): string[] {
  const { table } = partsOf(document);
  const lines = table.split('\n').filter((text) => text.startsWith('| '));
  return lines.slice(2).map((text) => {
    const [, remote = '', fault = '', page = ''] = text.split(/(?<!\\)\|/).map((each) => each.trim());
    return keyOf({ remote, fault, page });
  });
}

function partsOf(document: string) {
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`the document has no place for the table: ${begin} … ${end}`);
  return {
    before: document.slice(0, from).trimEnd().concat('\n'),
    table: document.slice(from + begin.length, to),
    after: document.slice(to + end.length).replace(/^\n/, ''),
  };
}
