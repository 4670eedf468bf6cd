import type { Endpoint } from '../endpoint.ts';
import * as carts from './carts.ts';
import * as content from './content.ts';
import * as identity from './identity.ts';
import * as live from './live.ts';
import * as memberAccount from './member-account.ts';
import * as memberFind from './member-find.ts';
import * as memberIntegration from './member-integration.ts';
import * as memberJoin from './member-join.ts';
import * as members from './members.ts';
import * as mobiles from './mobiles.ts';
import * as orders from './orders.ts';
import * as postcodes from './postcodes.ts';
import * as products from './products.ts';
import * as social from './social.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'data' in value;

/** Every call of the API, for the server, the registry and OpenAPI. Browser code imports single endpoints instead. */
export const allEndpoints: readonly Endpoint[] = [
  carts,
  content,
  identity,
  live,
  memberAccount,
  memberFind,
  memberIntegration,
  memberJoin,
  members,
  mobiles,
  orders,
  postcodes,
  products,
  social,
].flatMap((domain) => Object.values(domain).filter(isEndpoint));
