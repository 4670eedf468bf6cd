import type { Endpoint } from '@mall/contracts/endpoint';
import webpack, { type Compiler } from 'webpack';
import { type Constant, constantsOf, isContract, type Parser } from './contract-constants.ts';

const name = 'ServerFieldsPlugin';

/** What of an endpoint the API and the edge read, and no browser: codes are types there. */
const serverFields: ReadonlySet<string> = new Set<keyof Endpoint>([
  'summary',
  'lane',
  'budget',
  'showsOwn',
  'allowsDeadLogin',
  'successCode',
  'codes',
  'statuses',
]);

/** Fields of `defineEndpoint({ … })`; none of another constant. */
function fieldsOf(constant: Constant) {
  if (constant.type !== 'CallExpression' || constant.callee.type !== 'Identifier') return [];
  const [definition] = constant.arguments;
  return constant.callee.name === 'defineEndpoint' && definition?.type === 'ObjectExpression'
    ? definition.properties
    : [];
}

/** Text alone; what names another constant is left, as webpack writes into it. */
function isLiteral(value: { type: string }): boolean {
  if (value.type === 'Literal') return true;
  if (!('elements' in value) || !Array.isArray(value.elements)) return false;
  return value.elements.every((element: { type: string } | null) => element !== null && isLiteral(element));
}

/** Leaves out of pages what endpoints say to servers alone. */
export class ServerFieldsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(name, (_compilation, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm'] as const)
        normalModuleFactory.hooks.parser.for(type).tap(name, (parser) => this.#strip(parser));
    });
  }

  #strip(parser: Parser): void {
    parser.hooks.program.tap(name, (program) => {
      const { module } = parser.state;
      if (!isContract(module)) return;
      for (const field of constantsOf(program).flatMap(fieldsOf)) {
        if (field.type !== 'Property' || field.key.type !== 'Identifier' || !field.range) continue;
        if (!serverFields.has(field.key.name) || !isLiteral(field.value)) continue;
        const [from, to] = field.range;
        // An empty spread keeps the comma, and minifiers take it out.
        module.addPresentationalDependency(new webpack.dependencies.ConstDependency('...{}', [from, to]));
      }
    });
  }
}
