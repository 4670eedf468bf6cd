/** The library's production files, under a name that is not the shared one. */
declare module 'react-router-source' {
  export * from 'react-router';
}
