import webpack, { type Compiler } from 'webpack';
import { constantsOf, isContract, type Parser } from './contract-constants.ts';

const name = 'PureContractsPlugin';

/**
 * Wraps each constant of a contract into a call that the minifier knows to be pure, so that a page carries the schemas
 * that it uses and no others (decision 160).
 */
export class PureContractsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(name, (_compilation, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm'] as const)
        normalModuleFactory.hooks.parser.for(type).tap(name, (parser) => this.#mark(parser));
    });
  }

  #mark(parser: Parser): void {
    parser.hooks.program.tap(name, (program) => {
      const { module } = parser.state;
      if (!isContract(module)) return;
      for (const value of constantsOf(program)) {
        const { range } = value;
        // What webpack knows to be pure it takes out by itself, with brackets that would cross these.
        if (!range || parser.isPure(value, range[0])) continue;
        const { ConstDependency } = webpack.dependencies;
        module.addPresentationalDependency(new ConstDependency('/*#__PURE__*/(()=>(', range[0]));
        module.addPresentationalDependency(new ConstDependency('))()', range[1]));
      }
    });
  }
}
