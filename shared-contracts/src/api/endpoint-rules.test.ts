import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { commonErrors, errorCatalogue, operatorErrors } from '../error-catalogue.ts';
import { failureStatus } from '../failure-status.ts';
import { allEndpoints } from './all-endpoints.ts';

const idsOf = (matches: (endpoint: Endpoint) => boolean) =>
  allEndpoints
    .filter(matches)
    .map(({ id }) => id)
    .sort();

describe('every endpoint', () => {
  it('keeps to the payment lane when it changes an order, because that may ask the payment provider', () => {
    const changesOrder = ({ id, method }: Endpoint) => id.startsWith('orders.') && method === 'POST';
    expect(idsOf(({ lane }) => lane === 'payment')).toEqual(idsOf(changesOrder));
  });

  it('keeps to the password lane when a password comes with it, because hashing takes a core', () => {
    const takesPassword = ({ body }: Endpoint) =>
      /"\w*(passwd|password)":/.test(
        JSON.stringify(body && z.toJSONSchema(body, { unrepresentable: 'any' })) ?? '',
      );
    expect(idsOf(takesPassword).length).toBeGreaterThan(3);
    expect(idsOf(({ lane }) => lane === 'password')).toEqual(idsOf(takesPassword));
  });

  it('goes on with a dead login when it is about members, and only then', () => {
    const isAboutMembers = ({ id, access }: Endpoint) => id.startsWith('members.') && access === 'visitor';
    expect(idsOf(({ allowsDeadLogin }) => allowsDeadLogin === true)).toEqual(idsOf(isAboutMembers));
  });

  it('says what it does to the login of the browser', () => {
    const withLogin = Object.fromEntries(
      allEndpoints.flatMap(({ id, login }) => (login === undefined ? [] : [[id, login]])),
    );
    expect(withLogin).toEqual({
      'members.login': 'issues',
      'members.logout': 'logs-out',
      'members.ownPasswdChange': 'ends',
      'members.integration': 'ends',
      'members.out': 'ends',
    });
  });

  it('answers with a token exactly when it issues a login', () => {
    const issued = ({ data }: Endpoint) => 'shape' in data && Object.hasOwn(Object(data.shape), 'token');
    const isTask = ({ id }: Endpoint) => id === 'members.findIdPwd';
    expect(idsOf((endpoint) => issued(endpoint) && !isTask(endpoint))).toEqual(
      idsOf(({ login }) => login === 'issues'),
    );
  });

  it('changes nothing by GET but the login', () => {
    const isChangingRead = ({ method, login }: Endpoint) => method === 'GET' && login !== undefined;
    expect(idsOf(isChangingRead)).toEqual(['members.logout']);
  });
});

describe('error codes', () => {
  it("are each declared by an endpoint, common to all or an operator command's", () => {
    const declared = new Set<string>(allEndpoints.flatMap(({ codes }) => codes));
    const others = { ...commonErrors, ...operatorErrors };
    const unused = Object.keys(errorCatalogue).filter(
      (code) => !declared.has(code) && !Object.hasOwn(others, code),
    );
    expect(unused).toEqual([]);
  });

  it.each(allEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
    'of %s are declared once, and change the status of declared ones only',
    (_id, { codes, statuses = {} }) => {
      expect(codes).toEqual([...new Set(codes)]);
      expect(codes).toEqual(expect.arrayContaining(Object.keys(statuses)));
    },
  );

  it('have the status of the catalogue unless the endpoint names another', () => {
    expect(failureStatus('PASSWD_ERROR')).toBe(200);
    expect(failureStatus('PASSWD_ERROR', { statuses: { PASSWD_ERROR: 400 } })).toBe(400);
    expect(failureStatus('NOT_FOUND', { statuses: { PASSWD_ERROR: 400 } })).toBe(404);
  });

  it('answer a key that has to come and does not', () => {
    expect(idsOf(({ codes }) => codes.includes('IDEMPOTENCY_KEY_REQUIRED'))).toEqual(
      idsOf(({ idempotencyKey }) => idempotencyKey === 'required'),
    );
  });
});
