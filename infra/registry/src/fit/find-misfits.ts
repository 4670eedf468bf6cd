import { type JsonSchema, readSchema } from './json-schema.ts';
import {
  inWords,
  type ListShape,
  type NumberShape,
  type ObjectShape,
  type Shape,
  shapesOf,
  type TextShape,
} from './shapes.ts';

/** One thing that may be sent and is not read. */
export interface Misfit {
  /** Where in the value: `payload.products[].price`. */
  path: string;
  problem: string;
}

/**
 * What values of the schema `sent` (a closed object) the schema `read` (open unless it says so) refuses; empty when it
 * reads all. `root` names the value. Where it cannot tell, it refuses.
 */
export function findMisfits(sent: unknown, read: unknown, root: string): Misfit[] {
  const [sentSchema, readBySchema] = [readSchema(sent), readSchema(read)];
  const uncertain = [sentSchema, readBySchema].flatMap((result) =>
    'unknown' in result ? result.unknown : [],
  );
  if ('unknown' in sentSchema || 'unknown' in readBySchema)
    return [
      {
        path: root,
        problem: `cannot be compared, because its schema says ${[...new Set(uncertain)].join(', ')}`,
      },
    ];
  return compare(sentSchema.schema, readBySchema.schema, root);
}

function compare(sent: JsonSchema, read: JsonSchema, path: string): Misfit[] {
  const readable = shapesOf(read);
  const refused: string[] = [];
  const misfits = shapesOf(sent).flatMap((shape) => {
    const tried = readable.map((candidate) => compareShapes(shape, candidate, path));
    if (tried.some((found) => found !== null && found.length === 0)) return [];
    const nearest = tried
      .filter((found) => found !== null)
      .sort((one, other) => one.length - other.length)[0];
    if (nearest) return nearest;
    // A boolean is two literals.
    if (shape.kind === 'boolean' && isBooleanChoice(readable)) return [];
    refused.push(inWords(shape));
    return [];
  });
  if (refused.length === 0) return misfits;
  const wanted = [...new Set(readable.map(inWords))].join(' or ');
  return [{ path, problem: `may be ${refused.join(' or ')}, but has to be ${wanted}` }, ...misfits];
}

const isBooleanChoice = (shapes: readonly Shape[]) =>
  [true, false].every((value) => shapes.some((shape) => shape.kind === 'literal' && shape.value === value));

/** What does not fit between two shapes; null when they are of different kinds altogether. */
function compareShapes(sent: Shape, read: Shape, path: string): Misfit[] | null {
  if (read.kind === 'anything') return [];
  if (sent.kind === 'literal') return isRead(sent.value, read) ? [] : null;
  if (sent.kind === 'boolean') return read.kind === 'boolean' ? [] : null;
  if (sent.kind === 'text') return read.kind === 'text' ? compareTexts(sent, read, path) : null;
  if (sent.kind === 'number') return read.kind === 'number' ? compareNumbers(sent, read, path) : null;
  if (sent.kind === 'list') return read.kind === 'list' ? compareLists(sent, read, path) : null;
  if (sent.kind === 'object') return read.kind === 'object' ? compareObjects(sent, read, path) : null;
  return null;
}

function isRead(value: string | number | boolean | null, read: Shape): boolean {
  if (read.kind === 'literal') return read.value === value;
  if (read.kind === 'boolean') return typeof value === 'boolean';
  if (read.kind === 'text') return typeof value === 'string' && isText(value, read);
  return read.kind === 'number' && typeof value === 'number' && isWithin(value, read);
}

function isText(value: string, { minLength, maxLength, pattern, format }: TextShape): boolean {
  const { length } = [...value];
  if (length < minLength || length > maxLength) return false;
  // A format without a pattern is known to its name only.
  return pattern === undefined ? format === undefined : matches(value, pattern);
}

/** A pattern that is none in this flavour matches nothing, so that the parts are refused and not the command. */
function matches(value: string, pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(value);
  } catch {
    return false;
  }
}

function isWithin(value: number, range: NumberShape): boolean {
  const { isWhole, lowest, highest, isAboveLowest, isBelowHighest } = range;
  if (isWhole && !Number.isInteger(value)) return false;
  return (
    (isAboveLowest ? value > lowest : value >= lowest) &&
    (isBelowHighest ? value < highest : value <= highest)
  );
}

function compareTexts(sent: TextShape, read: TextShape, path: string): Misfit[] {
  const found: Misfit[] = [];
  if (sent.minLength < read.minLength)
    found.push({
      path,
      problem: `may be ${sent.minLength} characters short, but has to have ${read.minLength} at least`,
    });
  if (sent.maxLength > read.maxLength)
    found.push({ path, problem: `may be longer than the ${read.maxLength} characters that are read` });
  if (read.format !== undefined && sent.format !== read.format)
    found.push({ path, problem: `may be any text, but has to be of the format ${read.format}` });
  if (read.pattern !== undefined && sent.pattern !== read.pattern)
    found.push({ path, problem: `may be any text, but has to match ${read.pattern}` });
  return found;
}

function compareNumbers(sent: NumberShape, read: NumberShape, path: string): Misfit[] {
  const found: Misfit[] = [];
  if (read.isWhole && !sent.isWhole) found.push({ path, problem: 'may be a fraction, but has to be whole' });
  const isTooLow =
    sent.lowest < read.lowest || (sent.lowest === read.lowest && read.isAboveLowest && !sent.isAboveLowest);
  if (isTooLow)
    found.push({
      path,
      problem: `may be lower than read (${read.isAboveLowest ? 'above' : 'from'} ${read.lowest})`,
    });
  const isTooHigh =
    sent.highest > read.highest ||
    (sent.highest === read.highest && read.isBelowHighest && !sent.isBelowHighest);
  if (isTooHigh)
    found.push({
      path,
      problem: `may be higher than read (${read.isBelowHighest ? 'below' : 'to'} ${read.highest})`,
    });
  return found;
}

function compareLists(sent: ListShape, read: ListShape, path: string): Misfit[] {
  const found: Misfit[] = [];
  if (sent.minItems < read.minItems)
    found.push({
      path,
      problem: `may have ${sent.minItems} entries, but has to have ${read.minItems} at least`,
    });
  if (sent.maxItems > read.maxItems)
    found.push({ path, problem: `may have more than the ${read.maxItems} entries that are read` });
  // A list that is always empty has no entries to compare.
  return sent.maxItems === 0 ? found : [...found, ...compare(sent.items, read.items, `${path}[]`)];
}

function compareObjects(sent: ObjectShape, read: ObjectShape, path: string): Misfit[] {
  const sendsOthers = sent.others !== undefined && sent.others !== false;
  return [
    ...read.required.flatMap((name) => missing(name, sent, sendsOthers, `${path}.${name}`)),
    ...Object.entries(sent.properties).flatMap(([name, schema]) => compareProperty(name, schema, read, path)),
    ...(sendsOthers ? compareOthers(sent, read, path) : []),
  ];
}

function missing(name: string, sent: ObjectShape, sendsOthers: boolean, path: string): Misfit[] {
  if (sent.required.includes(name)) return [];
  const isSent = sendsOthers || Object.hasOwn(sent.properties, name);
  return [{ path, problem: `${isSent ? 'may be missing' : 'is not sent'}, but is required` }];
}

function compareProperty(name: string, sent: JsonSchema, read: ObjectShape, path: string): Misfit[] {
  const known = Object.hasOwn(read.properties, name) ? read.properties[name] : undefined;
  if (known) return compare(sent, known, `${path}.${name}`);
  if (read.others === undefined) return [];
  if (read.others === false) return [{ path: `${path}.${name}`, problem: 'is sent, but not allowed' }];
  return [
    ...compare({ const: name }, read.names, `the name ${path}.${name}`),
    ...compare(sent, read.others, `${path}.${name}`),
  ];
}

/** Properties that the sender does not name could have any name that the reader knows. */
function compareOthers(sent: ObjectShape, read: ObjectShape, path: string): Misfit[] {
  const others = sent.others || {};
  const named = Object.entries(read.properties).flatMap(([name, schema]) =>
    Object.hasOwn(sent.properties, name) ? [] : compare(others, schema, `${path}.${name}`),
  );
  if (read.others === undefined) return named;
  if (read.others === false)
    return [...named, { path, problem: 'may have any property, but only known ones are allowed' }];
  return [
    ...named,
    ...compare({ type: 'string', ...sent.names }, read.names, `a name in ${path}`),
    ...compare(others, read.others, `${path}.*`),
  ];
}
