import type { Endpoint } from '../endpoint.ts';
import * as domains from './domains.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'data' in value;

/** Every call of the API, for the server, the registry and OpenAPI. Browser code imports single endpoints instead. */
export const allEndpoints: readonly Endpoint[] = Object.values(domains).flatMap((domain) =>
  Object.values(domain).filter(isEndpoint),
);
