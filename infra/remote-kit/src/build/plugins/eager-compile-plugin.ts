import webpack, { type Compiler } from 'webpack';

/** Counts only at the very beginning of a file, so it is put there when the minimizer is done. */
const hint = '//# allFunctionsCalledOnLoad';

/** Has Chromium compile a file's functions while it loads, beside the main thread, and not each at its first call (decision 256). */
export class EagerCompilePlugin {
  apply(compiler: Compiler): void {
    new webpack.BannerPlugin({
      banner: hint,
      raw: true,
      test: /\.js$/,
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
    }).apply(compiler);
  }
}
