import ts from 'typescript';
import { type Source, symbolOf, walk } from './source.ts';

/** Functions that make a failure of a code they are given, with the index of that parameter. */
export type Makers = ReadonlyMap<ts.Node, number>;

type Call = ts.CallExpression | ts.NewExpression;
const isCall = (node: ts.Node): node is Call => ts.isCallExpression(node) || ts.isNewExpression(node);

/** The class of failures, which the functions that make them begin with. */
const failureClass = 'ApiFailure';

function classMaker(source: Source): [ts.Node, number][] {
  const makers: [ts.Node, number][] = [];
  for (const file of source.files)
    ts.forEachChild(file, (node) => {
      if (ts.isClassDeclaration(node) && node.name?.text === failureClass) makers.push([node, 0]);
    });
  return makers;
}

/** What a call or `new` names: a function, a constant that is one, or a class. */
function calleeOf({ checker }: Source, { expression }: Call): ts.Node | undefined {
  const declaration = ts.isIdentifier(expression)
    ? symbolOf(checker, expression)?.valueDeclaration
    : undefined;
  return declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration;
}

/** The code that a call makes a failure of: the argument which its maker takes for it. */
export function codeArgument(source: Source, makers: Makers, node: ts.Node): ts.Expression | undefined {
  if (!isCall(node)) return undefined;
  const callee = calleeOf(source, node);
  const index = callee && makers.get(callee);
  return index === undefined ? undefined : node.arguments?.[index];
}

/** The parameter that an expression is, as its function and index. */
function parameterOf({ checker }: Source, node: ts.Expression): [ts.Node, number] | undefined {
  const declaration = ts.isIdentifier(node) ? symbolOf(checker, node)?.valueDeclaration : undefined;
  if (!declaration || !ts.isParameter(declaration)) return undefined;
  return [declaration.parent, declaration.parent.parameters.indexOf(declaration)];
}

/** The code of a failure is a parameter of its function: the callers say which it is. */
export const isPassedOn = (source: Source, argument: ts.Expression): boolean =>
  parameterOf(source, argument) !== undefined;

/** Functions that make failures, found from the class of failures outwards. */
export function findMakers(source: Source): Makers {
  const makers = new Map<ts.Node, number>(classMaker(source));
  for (let known = 0; known < makers.size; ) {
    known = makers.size;
    for (const file of source.files)
      walk(file, (node) => {
        const argument = codeArgument(source, makers, node);
        const parameter = argument && parameterOf(source, argument);
        if (parameter) makers.set(...parameter);
      });
  }
  return makers;
}
