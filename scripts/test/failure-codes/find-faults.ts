import { commonErrors } from '@mall/contracts/error-catalogue';
import ts from 'typescript';
import { CallGraph, promisesOf } from './call-graph.ts';
import { findRegistered, reachableCodes, waysToCodes } from './endpoint-codes.ts';
import { placeOf, type Source, walk } from './source.ts';

interface Finding {
  /** How many calls were looked at. */
  count: number;
  faults: readonly string[];
}

/** Promises of functions that could not fail with that code anyway, or that give no reason. */
function promiseFaults(source: Source, graph: CallGraph): string[] {
  const faults: string[] = [];
  const look = (node: ts.Node) => {
    if (!ts.isFunctionLike(node)) return;
    for (const { code, reason } of promisesOf(node)) {
      if (reason === '') faults.push(`${placeOf(node)} does not say why it cannot throw ${code}`);
      if (!reachableCodes(graph, [node]).has(code))
        faults.push(`${placeOf(node)} says that it cannot throw ${code}, which nothing behind it does`);
    }
  };
  for (const file of source.files) walk(file, look);
  return faults;
}

/** Where failures come from besides the functions of a call. */
interface Elsewhere {
  /** Files of the functions that register calls: they fail for every call. */
  registrars: RegExp;
  /** Codes that others answer with before a call comes to the API. */
  codes: readonly string[];
}

/**
 * Calls that can fail with a code which their endpoint does not declare, and codes that an endpoint declares and nothing
 * behind it throws.
 */
export function findFaults(source: Source, { registrars, codes }: Elsewhere): Finding {
  const graph = new CallGraph(source);
  const ofAll = reachableCodes(
    graph,
    source.files.filter(({ fileName }) => registrars.test(fileName)),
  );
  for (const code of codes) ofAll.add(code);
  const registered = findRegistered(source);
  const faults = registered.flatMap(({ name, place, declared, handlers }) => {
    const ways = waysToCodes(graph, handlers);
    const undeclared = [...ways].filter(([code]) => !declared.has(code) && !(code in commonErrors));
    const idle = [...declared].filter((code) => !ways.has(code) && !ofAll.has(code));
    return [
      ...undeclared.map(
        ([code, way]) =>
          `${name} (${place}) can fail with ${code}, which it does not declare:\n  ${way.join('\n  ')}`,
      ),
      ...idle.map((code) => `${name} (${place}) declares ${code}, which nothing behind it throws`),
    ];
  });
  // Otherwise another name of the function that registers calls would leave nothing to check.
  if (registered.length === 0) faults.push('no call is registered');
  const unclear = [...graph.unclear].map((place) => `${place} fails with a code that is no literal`);
  return { count: registered.length, faults: [...faults, ...unclear, ...promiseFaults(source, graph)] };
}
