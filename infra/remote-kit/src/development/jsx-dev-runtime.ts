import { jsx, jsxs } from '../jsx-runtime.tsx';

/** @public The compiler imports it in development. */
export { Fragment } from '../jsx-runtime.tsx';

type CreateElement = typeof jsx;

/** What the compiler calls in development. React needs no more than `jsx`, whose development build checks as much. @public */
export const jsxDEV = (
  type: Parameters<CreateElement>[0],
  props: Parameters<CreateElement>[1],
  key: Parameters<CreateElement>[2],
  isStatic: boolean,
) => (isStatic ? jsxs(type, props, key) : jsx(type, props, key));
