import { defineEndpoint } from '@mall/contracts/endpoint';
import * as z from 'zod/mini';

/** A text of the sample shop by its name. */
export const sampleText = defineEndpoint({
  id: 'sample.text',
  method: 'GET',
  path: '/api/sample/:name',
  access: 'public',
  summary: 'a text of the sample shop',
  params: z.object({ name: z.string() }),
  data: z.object({ text: z.string() }),
});
