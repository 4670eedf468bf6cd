declare module 'emotion-react-source' {
  export * from '@emotion/react';
}
