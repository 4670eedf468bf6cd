/** The library itself, under a name that is not the shared one. */
declare module 'tanstack-query-source' {
  export * from '@tanstack/react-query';
}
