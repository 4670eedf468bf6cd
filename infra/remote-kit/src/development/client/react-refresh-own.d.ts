/** React's runtime for replaced components, under a name that is not the shared one. */
declare module 'react-refresh-own' {
  export function injectIntoGlobalHook(scope: unknown): void;
  export function register(type: unknown, id: string): void;
  export function createSignatureFunctionForTransform(): (...parts: unknown[]) => unknown;
  export function performReactRefresh(): unknown;
  export function isLikelyComponentType(type: unknown): boolean;
  export function getFamilyByType(type: unknown): unknown;
}
