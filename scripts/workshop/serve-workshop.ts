import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from '../workspace.ts';

const require = createRequire(import.meta.url);
const folder = path.join(root, 'shared-ui/workshop');
const pages: Readonly<Record<string, string>> = { '/': 'index', '/sheet': 'sheet' };
const face = 'pretendard/dist/web/variable/woff2/PretendardVariable.woff2';

/** Stands for every picture of a product: the workshop has no image service. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1600" viewBox="0 0 12 16">
<rect width="12" height="16" fill="#ece9e4"/><path d="M3 4l2-1h2l2 1 1 3-2 .5V13H4V7.500L2 7z" fill="#8d99a8"/></svg>`;

const htmlOf = (script: string) => `<!doctype html>
<html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Workshop</title></head>
<body><script type="module" src="/${script}.js"></script></body></html>`;

/** Bundles a page from its sources: a reload shows what has changed. */
async function bundle(page: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(folder, `${page}.tsx`)],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    jsxImportSource: '@emotion/react',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}

type Bundle = (page: string) => Promise<string>;

/** Bundles each page once. */
function bundledOnce(): Bundle {
  const made = new Map<string, Promise<string>>();
  return (page) => {
    const bundled = made.get(page) ?? bundle(page);
    made.set(page, bundled);
    return bundled;
  };
}

async function answer(pathname: string, read: Bundle): Promise<[type: string, body: string | Buffer]> {
  const page = pages[pathname];
  if (page) return ['text/html; charset=utf-8', htmlOf(page)];
  const script = Object.values(pages).find((name) => pathname === `/${name}.js`);
  if (script) return ['text/javascript; charset=utf-8', await read(script)];
  if (pathname === '/pretendard.woff2') return ['font/woff2', readFileSync(require.resolve(face))];
  return ['image/svg+xml', drawing];
}

export interface RunningWorkshop {
  origin: string;
  stop: () => Promise<void>;
}

/** Serves the workshop of the design system; port 0 is any free one. `isFixed` keeps it as the sources are now. */
export function serveWorkshop(port: number, isFixed = false): Promise<RunningWorkshop> {
  const read = isFixed ? bundledOnce() : bundle;
  const server = createServer((request, response) => {
    answer(new URL(request.url ?? '/', 'http://localhost').pathname, read).then(
      ([type, body]) =>
        response
          .writeHead(200, { 'content-type': type, 'cache-control': isFixed ? 'max-age=600' : 'no-store' })
          .end(body),
      (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.message : String(error)),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const open = typeof address === 'object' && address ? address.port : port;
      resolve({
        origin: `http://localhost:${open}`,
        stop: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}
