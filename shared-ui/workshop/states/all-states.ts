import type { Primitive } from '../primitives.ts';
import { actionStates } from './actions.tsx';
import { addressStates } from './addresses.tsx';
import { fieldStates } from './fields.tsx';
import { pagePartStates } from './page-parts.tsx';
import { productStates } from './products.tsx';
import type { States } from './states.ts';

/** What the workshop shows: every primitive in every state. */
export const allStates: Readonly<Record<Primitive, States>> = {
  ...actionStates,
  ...fieldStates,
  ...pagePartStates,
  ...productStates,
  ...addressStates,
};
