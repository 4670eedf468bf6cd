import type { Endpoint } from '../endpoint.ts';
import * as carts from './carts.ts';
import * as content from './content.ts';
import * as live from './live.ts';
import * as members from './members.ts';
import * as orders from './orders.ts';
import * as products from './products.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'data' in value;

/** Every call of the API, for the server, the registry and OpenAPI. Browser code imports single endpoints instead. */
export const allEndpoints: readonly Endpoint[] = [carts, content, live, members, orders, products].flatMap(
  (domain) => Object.values(domain).filter(isEndpoint),
);
