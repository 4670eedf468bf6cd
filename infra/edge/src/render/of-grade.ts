import type { ApiClient } from '@mall/contracts/client/create-api-client';

/** What a page that a grade shares does not ask for: the browser does, for its member. No part of the page is missing. */
export class LeftToBrowser extends Error {
  constructor(endpointId: string) {
    super(`${endpointId} is the member's own`);
    this.name = 'LeftToBrowser';
  }
}

/** Lets a render read what all members of a grade see, and nothing else. */
export const onlySharedByGrade =
  (api: ApiClient): ApiClient =>
  (endpoint, input, options) =>
    endpoint.method === 'GET' && endpoint.access === 'public' && !endpoint.showsOwn
      ? api(endpoint, input, options)
      : Promise.reject(new LeftToBrowser(endpoint.id));
