import { createSecretBox, keyBytes } from '../platform/secrets/secret-box.ts';

/** The same in every process of a test, so that one opens what another sealed. */
export const testSecretBox = createSecretBox(Buffer.alloc(keyBytes, 7));
