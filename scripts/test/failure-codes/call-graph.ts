import ts from 'typescript';
import { codeArgument, findMakers, isPassedOn, type Makers } from './failures.ts';
import { literalsOf, placeOf, type Source, symbolOf, walk } from './source.ts';

/** What stands in one function: the codes it fails with, and the functions it names. */
interface Step {
  codes: ReadonlySet<string>;
  named: ReadonlySet<ts.Node>;
}

/** A function's own word that a code never leaves it (`@cannotThrow CODE: why`). */
interface Promised {
  code: string;
  reason: string;
}

const tagName = 'cannotThrow';

/** What the comment of a function promises. */
export function promisesOf(node: ts.Node): Promised[] {
  return ts
    .getJSDocTags(node)
    .filter((tag) => tag.tagName.text === tagName)
    .map((tag) => {
      const [code = '', ...reason] = (ts.getTextOfJSDocComment(tag.comment) ?? '').split(':');
      return { code: code.trim(), reason: reason.join(':').trim() };
    });
}

/** What runs when this declaration is used: the body of a function, or what a constant is made of. */
function runs(declaration: ts.Declaration): ts.Node | undefined {
  if (ts.isFunctionDeclaration(declaration) || ts.isMethodDeclaration(declaration))
    return declaration.body && declaration;
  if (ts.isVariableDeclaration(declaration)) return declaration.initializer;
  return ts.isClassDeclaration(declaration) ? declaration : undefined;
}

/** Functions of object literals, by the declarations of their types: what a port of the type may be. */
function implementationsOf({ checker, files }: Source): ReadonlyMap<ts.Node, readonly ts.Node[]> {
  const found = new Map<ts.Node, ts.Node[]>();
  const note = (literal: ts.ObjectLiteralExpression) => {
    const type = checker.getContextualType(literal);
    for (const property of type ? literal.properties : []) {
      const name = property.name && ts.isIdentifier(property.name) ? property.name.text : undefined;
      const member = name === undefined ? undefined : type && checker.getPropertyOfType(type, name);
      const value = ts.isPropertyAssignment(property) ? property.initializer : property;
      // What is not a function has run where the literal stands.
      if (checker.getTypeAtLocation(value).getCallSignatures().length === 0) continue;
      for (const declaration of member?.declarations ?? [])
        if (declaration !== property) found.set(declaration, [...(found.get(declaration) ?? []), value]);
    }
  };
  for (const file of files)
    walk(file, (node) => {
      if (ts.isObjectLiteralExpression(node)) note(node);
    });
  return found;
}

/** The functions that name each other, with the failures each makes. */
export class CallGraph {
  readonly #source: Source;
  readonly #makers: Makers;
  readonly #implementations: ReadonlyMap<ts.Node, readonly ts.Node[]>;
  readonly #steps = new Map<ts.Node, Step>();
  /** Failures whose code is no literal, so that their callers cannot be told apart. */
  readonly unclear = new Set<string>();

  constructor(source: Source) {
    this.#source = source;
    this.#makers = findMakers(source);
    this.#implementations = implementationsOf(source);
  }

  /** What stands in a function; asked again, it is remembered. */
  stepOf(node: ts.Node): Step {
    const known = this.#steps.get(node);
    if (known) return known;
    const codes = new Set<string>();
    const named = new Set<ts.Node>();
    walk(node, (part) => {
      for (const code of this.#codesOf(part)) codes.add(code);
      if (ts.isIdentifier(part)) for (const target of this.#namedBy(part)) named.add(target);
    });
    named.delete(node);
    const step = { codes, named };
    this.#steps.set(node, step);
    return step;
  }

  #codesOf(node: ts.Node): readonly string[] {
    const argument = codeArgument(this.#source, this.#makers, node);
    if (!argument || isPassedOn(this.#source, argument)) return [];
    const codes = literalsOf(this.#source.checker.getTypeAtLocation(argument));
    if (!codes) this.unclear.add(placeOf(node));
    return codes ?? [];
  }

  #namedBy(node: ts.Identifier): ts.Node[] {
    const declarations = symbolOf(this.#source.checker, node)?.declarations ?? [];
    return declarations
      .filter((declaration) => this.#source.isOurs(declaration.getSourceFile()))
      .flatMap((declaration) => {
        const own = runs(declaration);
        const ports = [declaration, ...this.#picked(declaration)];
        return [...(own ? [own] : []), ...ports.flatMap((port) => this.#implementations.get(port) ?? [])];
      });
  }

  /** The members of a type that a destructured name stands for. */
  #picked(declaration: ts.Declaration): readonly ts.Declaration[] {
    if (!ts.isBindingElement(declaration)) return [];
    const { checker } = this.#source;
    const name = (declaration.propertyName ?? declaration.name).getText();
    return checker.getPropertyOfType(checker.getTypeAtLocation(declaration.parent), name)?.declarations ?? [];
  }
}
