import type { Endpoint } from '@mall/contracts/endpoint';
import { commonErrors, type ErrorCode, errorCatalogue, isCommonError } from '@mall/contracts/error-catalogue';
import { failureStatus } from '@mall/contracts/failure-status';

type CommonCode = keyof typeof commonErrors;

/** Codes that this call can fail with besides its own. FORBIDDEN is the edge's answer to a change from elsewhere. */
function commonCodesOf({ access, method, login, allowsDeadLogin }: Endpoint): CommonCode[] {
  const asksForLogin = access === 'member' || (access === 'visitor' && !allowsDeadLogin);
  return [
    'INVALID_REQUEST',
    ...(asksForLogin ? (['UNAUTHENTICATED'] as const) : []),
    ...(method !== 'GET' || login ? (['FORBIDDEN'] as const) : []),
    'NOT_FOUND',
    'RATE_LIMITED',
    'UNAVAILABLE',
  ];
}

/** The codes of a call by the status that they are answered with, its own ones first. */
export function failuresOf(endpoint: Endpoint): Map<number, ErrorCode[]> {
  const codes = new Set<ErrorCode>([...endpoint.codes, ...commonCodesOf(endpoint)]);
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const status = failureStatus(code, endpoint);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  // A body beyond the edge's limit; of a file it is the call's own FILE_SIZE.
  if (endpoint.body && !endpoint.upload && !byStatus.has(413)) byStatus.set(413, ['INVALID_REQUEST']);
  return byStatus;
}

/** The envelope of a failure that carries one of these codes. */
export const failureSchema = (codes: readonly ErrorCode[]) => ({
  allOf: [
    { $ref: '#/components/schemas/Failure' },
    { type: 'object', properties: { code: { enum: codes } } },
  ],
});

/** One failure of each code, with the message that it usually has. */
export const failureExamples = (codes: readonly ErrorCode[]) =>
  Object.fromEntries(
    codes.map((code) => [code, { value: { success: false, code, message: errorCatalogue[code].message } }]),
  );

const failureResponse = (codes: readonly ErrorCode[]) => ({
  description: codes.join(', '),
  content: { 'application/json': { schema: failureSchema(codes), examples: failureExamples(codes) } },
});
export type FailureResponse = ReturnType<typeof failureResponse>;

/** A response of one status; those that most calls have are written once, in the components. */
export function responseOf(codes: readonly ErrorCode[]): FailureResponse | { $ref: string } {
  const [first, ...others] = codes;
  return first && others.length === 0 && isCommonError(first)
    ? { $ref: `#/components/responses/${first}` }
    : failureResponse(codes);
}

/** What `responseOf` refers to. */
export const commonResponses = Object.fromEntries(
  Object.keys(commonErrors)
    .filter(isCommonError)
    .map((code) => [code, failureResponse([code])]),
);
