import path from 'node:path';
import ts from 'typescript';
import { root } from '../../workspace.ts';

/** Type-checked sources, of which those in `isOurs` are looked at. */
export interface Source {
  checker: ts.TypeChecker;
  files: readonly ts.SourceFile[];
  isOurs: (file: ts.SourceFile) => boolean;
}

/** Sources as a program of these files has them; what lies outside of `folders` is not looked at. */
export function sourceOf(
  files: readonly string[],
  options: ts.CompilerOptions,
  folders: readonly string[],
): Source {
  const program = ts.createProgram(files, { ...options, noEmit: true, skipLibCheck: true });
  const isOurs = ({ fileName }: ts.SourceFile) =>
    !fileName.includes('/node_modules/') && folders.some((folder) => fileName.startsWith(`${folder}/`));
  return { checker: program.getTypeChecker(), files: program.getSourceFiles().filter(isOurs), isOurs };
}

/** The API without its tests, and the contracts it answers by. */
export function apiSource(): Source {
  const folder = path.join(root, 'infra/api');
  const { config } = ts.readConfigFile(path.join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const files = fileNames.filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));
  const folders = ['infra/api/src', 'infra/service-kit/src', 'shared-contracts/src'];
  return sourceOf(
    files,
    options,
    folders.map((name) => path.join(root, name)),
  );
}

/** Where a node stands, as `file:line` from the root of the repository. */
export function placeOf(node: ts.Node): string {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  return `${path.relative(root, file.fileName)}:${line + 1}`;
}

/** Calls `look` with a node and everything in it, types apart: they do nothing at run time. */
export function walk(node: ts.Node, look: (node: ts.Node) => void): void {
  if (ts.isTypeNode(node)) return;
  look(node);
  ts.forEachChild(node, (child) => walk(child, look));
}

/** The symbol that an identifier means, in the file that declares it. */
export function symbolOf(checker: ts.TypeChecker, node: ts.Node): ts.Symbol | undefined {
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** The members of a union of string literals; undefined for anything wider. */
export function literalsOf(type: ts.Type): string[] | undefined {
  if (type.flags & ts.TypeFlags.Never) return [];
  const members = type.isUnion() ? type.types : [type];
  const literals = members.flatMap((member) => (member.isStringLiteral() ? [member.value] : []));
  return literals.length === members.length ? literals : undefined;
}
