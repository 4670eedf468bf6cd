/** A row of a CSV file with the number of the line it begins on. */
interface CsvRow {
  line: number;
  values: Record<string, string>;
}

/** A CSV file as far as it can be read, with what is wrong with it. */
export interface CsvTable {
  /** Names of the first row, as often as they are there. */
  names: string[];
  rows: CsvRow[];
  faults: string[];
}

/** Fields and line numbers of CSV with quotes (RFC 4180): quoted fields may hold commas, quotes and line ends. */
function fieldsOf(text: string) {
  const rows: { line: number; fields: string[] }[] = [];
  let [line, field, isQuoted] = [1, '', false];
  let row: { line: number; fields: string[] } = { line, fields: [] };
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  for (let place = 0; place < source.length; place += 1) {
    const character = source.charAt(place);
    if (character === '\n') line += 1;
    if (isQuoted && character === '"' && source.charAt(place + 1) === '"') {
      field += '"';
      place += 1;
    } else if (character === '"' && (isQuoted || field === '')) {
      isQuoted = !isQuoted;
    } else if (!isQuoted && character === ',') {
      row.fields.push(field);
      field = '';
    } else if (!isQuoted && character === '\n') {
      rows.push({ ...row, fields: [...row.fields, field] });
      row = { line, fields: [] };
      field = '';
    } else {
      field += character;
    }
  }
  rows.push({ ...row, fields: [...row.fields, field] });
  return {
    lines: rows.filter(({ fields }) => fields.some((value) => value.trim() !== '')),
    /** The line that begins a row whose quotes are never closed, and which took the rest of the file with it. */
    openLine: isQuoted ? row.line : null,
  };
}

/** Rows by the names of the first one; a row of another length is a fault with its line number. */
export function readCsv(text: string): CsvTable {
  const { lines, openLine } = fieldsOf(text);
  const [head, ...body] = lines;
  const names = (head?.fields ?? []).map((name) => name.trim());
  const isWhole = ({ line, fields }: { line: number; fields: string[] }) =>
    line !== openLine && fields.length === names.length;
  const faults = body
    .filter((row) => !isWhole(row))
    .map(({ line, fields }) =>
      line === openLine
        ? `line ${line}: a quote is opened and never closed`
        : `line ${line}: ${fields.length} fields instead of ${names.length}`,
    );
  const rows = body.filter(isWhole).map(({ line, fields }) => ({
    line,
    values: Object.fromEntries(
      names.map((name, index) => [name, (fields[index] ?? '').trim().normalize('NFC')]),
    ),
  }));
  return { names, rows, faults };
}
