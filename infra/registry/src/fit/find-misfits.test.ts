import * as z from 'zod/mini';
import { findMisfits } from './find-misfits.ts';

const json = (schema: z.core.$ZodType) => z.toJSONSchema(schema, { io: 'input' });

/** What is wrong when values of one zod schema meet readers of another, as `path problem`. */
const faults = (sent: z.core.$ZodType, read: z.core.$ZodType) =>
  findMisfits(json(sent), json(read), 'props').map(({ path, problem }) => `${path} ${problem}`);

const text = z.string();
const short = z.string().check(z.maxLength(10));
const whole = z.int();
const status = z.enum(['in', 'out']);

describe('what fits', () => {
  it.each<[string, z.core.$ZodType, z.core.$ZodType]>([
    ['the same', z.object({ id: whole, name: text }), z.object({ id: whole, name: text })],
    [
      'a new optional property that the reader knows',
      z.object({ id: whole }),
      z.object({ id: whole, note: z.optional(text) }),
    ],
    [
      'a new property with a default that the reader fills in',
      z.object({ id: whole }),
      z.object({ id: whole, page: z._default(whole, 1) }),
    ],
    [
      'a property that the reader does not know',
      z.object({ id: whole, note: text }),
      z.object({ id: whole }),
    ],
    ['a property that became optional', z.object({ id: whole }), z.object({ id: z.optional(whole) })],
    ['a property that may be null from now on', z.object({ id: whole }), z.object({ id: z.nullable(whole) })],
    ['a value that is read among more', z.enum(['in']), status],
    ['one fixed value of many', z.literal('in'), text],
    [
      'a boolean where both of its values are read',
      z.boolean(),
      z.union([z.literal(true), z.literal(false)]),
    ],
    ['whole numbers where any number is read', whole, z.number()],
    ['a limit within a wider one', z.int().check(z.minimum(1), z.maximum(5)), z.int().check(z.minimum(0))],
    [
      'whole numbers above 0 where those from 1 are read',
      z.int().check(z.positive()),
      z.int().check(z.minimum(1)),
    ],
    ['a short text within a longer one', short, z.string().check(z.maxLength(20))],
    ['a shorter list', z.array(whole).check(z.maxLength(3)), z.array(z.number())],
    ['named properties where a record is read', z.object({ a: whole, b: whole }), z.record(text, whole)],
    [
      'a record of a few names where an object with them is read',
      z.record(status, whole),
      z.object({ in: whole, out: whole }),
    ],
    ['anything where anything is read', z.unknown(), z.unknown()],
    [
      'one of several kinds that are told apart by a property',
      z.object({ kind: z.literal('b'), size: whole }),
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('a') }),
        z.object({ kind: z.literal('b'), size: whole }),
      ]),
    ],
  ])('%s', (_rule, sent, read) => {
    expect(faults(sent, read)).toEqual([]);
  });
});

describe('what does not fit, and where', () => {
  it.each<[string, z.core.$ZodType, z.core.$ZodType, string]>([
    [
      'a property that the sender dropped',
      z.object({}),
      z.object({ id: whole }),
      'props.id is not sent, but is required',
    ],
    [
      'a property that is newly required',
      z.object({ id: z.optional(whole) }),
      z.object({ id: whole }),
      'props.id may be missing, but is required',
    ],
    [
      'another type',
      z.object({ id: whole }),
      z.object({ id: text }),
      'props.id may be a whole number, but has to be text',
    ],
    [
      'a value that is no longer read',
      z.object({ status }),
      z.object({ status: z.enum(['in', 'checking']) }),
      'props.status may be "out", but has to be "in" or "checking"',
    ],
    ['a null', z.nullable(text), text, 'props may be null, but has to be text'],
    ['any text where few are read', text, status, 'props may be text, but has to be "in" or "out"'],
    [
      'fractions',
      z.number().check(z.minimum(0), z.maximum(1)),
      whole,
      'props may be a fraction, but has to be whole',
    ],
    [
      'a lower number',
      z.int().check(z.minimum(0)),
      z.int().check(z.minimum(1)),
      'props may be lower than read (from 1)',
    ],
    [
      'a higher number',
      z.int().check(z.maximum(9)),
      z.int().check(z.maximum(5)),
      'props may be higher than read (to 5)',
    ],
    [
      'the limit itself, where only what is above is read',
      z.number().check(z.minimum(0)),
      z.number().check(z.positive()),
      'props may be lower than read (above 0)',
    ],
    ['a longer text', z.string(), short, 'props may be longer than the 10 characters that are read'],
    [
      'a shorter text',
      text,
      z.string().check(z.minLength(2)),
      'props may be 0 characters short, but has to have 2 at least',
    ],
    [
      'another pattern',
      text,
      z.string().check(z.regex(/^a+$/)),
      'props may be any text, but has to match ^a+$',
    ],
    [
      'a fixed text of another pattern',
      z.literal('b'),
      z.string().check(z.regex(/^a+$/)),
      'props may be "b", but has to be text',
    ],
    ['a format', text, z.url(), 'props may be any text, but has to be of the format uri'],
    [
      'a fixed text where a format is read',
      z.literal('x'),
      z.url(),
      'props may be "x", but has to be text (uri)',
    ],
    [
      'an entry of a list',
      z.object({ products: z.array(z.object({ price: text })) }),
      z.object({ products: z.array(z.object({ price: whole })) }),
      'props.products[].price may be text, but has to be a whole number',
    ],
    [
      'an empty list',
      z.array(whole),
      z.array(whole).check(z.minLength(1)),
      'props may have 0 entries, but has to have 1 at least',
    ],
    [
      'a longer list',
      z.array(whole),
      z.array(whole).check(z.maxLength(3)),
      'props may have more than the 3 entries that are read',
    ],
    [
      'a property where only known ones are allowed',
      z.object({ id: whole, note: text }),
      z.strictObject({ id: whole }),
      'props.note is sent, but not allowed',
    ],
    [
      'a record where an object is required',
      z.record(text, whole),
      z.object({ id: whole }),
      'props.id may be missing, but is required',
    ],
    [
      'a record whose values are of another type than a known property',
      z.record(text, whole),
      z.object({ id: z.optional(text) }),
      'props.id may be a whole number, but has to be text',
    ],
    ['anything', z.unknown(), text, 'props may be anything, but has to be text'],
    [
      'the property of the one kind that comes nearest',
      z.object({ kind: z.literal('b'), size: text }),
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('a'), one: whole, two: whole }),
        z.object({ kind: z.literal('b'), size: whole }),
      ]),
      'props.size may be text, but has to be a whole number',
    ],
  ])('%s', (_rule, sent, read, fault) => {
    expect(faults(sent, read)).toEqual([fault]);
  });
});

describe('what cannot be compared', () => {
  it.each([
    ['a keyword that is not known', { type: 'string', contentEncoding: 'base64' }, 'contentEncoding'],
    ['a reference', { properties: { a: { $ref: '#/$defs/a' } }, type: 'object' }, '$ref at properties.a'],
    [
      'a limit beside a choice',
      { anyOf: [{ type: 'string' }], maxLength: 3 },
      'keywords that limit each other',
    ],
    ['a limit without a type', { pattern: '^a$' }, 'keywords that limit each other'],
  ])('%s is refused, with its name', (_rule, schema, name) => {
    expect(findMisfits(schema, schema, 'props')).toEqual([
      { path: 'props', problem: `cannot be compared, because its schema says ${name}` },
    ]);
  });
});
