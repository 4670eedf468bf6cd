import ts from 'typescript';
import { type CallGraph, promisesOf } from './call-graph.ts';
import { literalsOf, placeOf, type Source, walk } from './source.ts';

/** A call of the API as it is registered. */
export interface Registered {
  /** Name of the endpoint where it is registered. */
  name: string;
  place: string;
  declared: ReadonlySet<string>;
  handlers: readonly ts.Node[];
}

const registers = new Set(['registerEndpoint', 'registerUpload']);

/** Codes that every one of these endpoints declares; several are registered by one call in a loop. */
function declaredBy({ checker }: Source, endpoint: ts.Expression): Set<string> {
  const type = checker.getTypeAtLocation(endpoint);
  const each = (type.isUnion() ? type.types : [type]).map((member) => {
    const codes = checker.getPropertyOfType(member, 'codes');
    const item = codes && checker.getTypeOfSymbol(codes).getNumberIndexType();
    return new Set((item && literalsOf(item)) ?? []);
  });
  const [first = new Set<string>(), ...others] = each;
  return new Set([...first].filter((code) => others.every((codes) => codes.has(code))));
}

/** The calls that are registered, in the order of their files. */
export function findRegistered(source: Source): Registered[] {
  const found: Registered[] = [];
  for (const file of source.files)
    walk(file, (node) => {
      if (!ts.isCallExpression(node) || !registers.has(node.expression.getText())) return;
      const [, endpoint, ...handlers] = node.arguments;
      // The function that takes uploads passes on what it was called with.
      if (!endpoint || file.fileName.includes('/http/register-')) return;
      const declared = declaredBy(source, endpoint);
      found.push({ name: endpoint.getText(), place: placeOf(node), declared, handlers });
    });
  return found;
}

/**
 * The ways from these functions to those that fail with each code, the failing function first. A function that
 * promises not to fail with a code ends its ways.
 */
export function waysToCodes(graph: CallGraph, from: readonly ts.Node[]): Map<string, string[]> {
  const ways = new Map<string, string[]>();
  for (const code of reachableCodes(graph, from)) {
    const way = wayTo(graph, from, code);
    if (way) ways.set(code, way);
  }
  return ways;
}

/** The codes that functions behind these fail with, whatever is promised on the way. */
export function reachableCodes(graph: CallGraph, from: readonly ts.Node[]): Set<string> {
  const seen = new Set(from);
  const codes = new Set<string>();
  for (const node of seen) {
    const step = graph.stepOf(node);
    for (const code of step.codes) codes.add(code);
    for (const next of step.named) seen.add(next);
  }
  return codes;
}

function wayTo(graph: CallGraph, from: readonly ts.Node[], code: string): string[] | undefined {
  const before = new Map<ts.Node, ts.Node | undefined>(from.map((node) => [node, undefined]));
  for (const node of before.keys()) {
    if (promisesOf(node).some((promise) => promise.code === code)) continue;
    const step = graph.stepOf(node);
    if (step.codes.has(code)) {
      const way: string[] = [];
      for (let at: ts.Node | undefined = node; at; at = before.get(at)) way.push(placeOf(at));
      return way;
    }
    for (const next of step.named) if (!before.has(next)) before.set(next, node);
  }
  return undefined;
}
