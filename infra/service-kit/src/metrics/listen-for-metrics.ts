import { createServer } from 'node:http';
import { addProcessMetrics, metricsText, metricsType } from './registry.ts';

export interface MetricsAddress {
  host: string;
  /** 0 takes a free one. */
  port: number;
}

export interface MetricsServer {
  port: number;
  close: () => Promise<void>;
}

/**
 * Answers `GET /metrics` on a port of its own, which no shopper reaches (decision 228). Rejects when it cannot listen:
 * a service without metrics is not to start unnoticed.
 */
export async function listenForMetrics({ host, port }: MetricsAddress): Promise<MetricsServer> {
  addProcessMetrics();
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metricsText().then(
      (text) => response.writeHead(200, { 'content-type': metricsType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new Error(`METRICS_PORT: cannot listen on ${host}:${port}: ${error.message}`)),
    );
    server.listen(port, host, resolve);
  });
  // A process that has nothing else to do may end.
  server.unref();
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
