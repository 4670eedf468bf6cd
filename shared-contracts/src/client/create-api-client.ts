import type { AxiosInstance, AxiosResponse, CreateAxiosDefaults } from 'axios';
import * as z from 'zod/mini';
import type { Endpoint, EndpointData, EndpointInput } from '../endpoint.ts';
import { envelopeSchema } from '../envelope.ts';
import { encodeQuery } from '../query-string.ts';
import { ApiError } from './api-error.ts';

export interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

/** Calls an endpoint; resolves with its parsed data, rejects with an `ApiError`. */
export type ApiClient = <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options?: CallOptions,
) => Promise<EndpointData<E>>;

export interface ApiClientOptions {
  /** Origin that serves `/api`, without a trailing slash; empty in a browser. */
  baseUrl: string;
  /** Limit of one call in ms. */
  timeoutMs?: number;
  /** Headers for every call, asked anew each time. */
  headers?: () => Record<string, string>;
  /** Sees the headers of every answer, whatever it says. */
  onHeaders?: (header: (name: string) => unknown) => void;
  axios?: CreateAxiosDefaults;
}

interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

const defaultTimeoutMs = 10_000;
/** Limit of a call that sends a file, ms: a phone's photo takes a while. */
const uploadTimeoutMs = 60_000;
const unavailableMessage = '잠시 후 다시 시도해주세요.';

/** A page whose data came with its HTML sends nothing until it is used: the library comes with the first call. */
export const loadHttp = () => import(/* webpackChunkName: "http" */ 'axios').then((module) => module.default);

/** Makes the one client of a page or a server render from the endpoint values (spec 7). */
export function createApiClient(options: ApiClientOptions): ApiClient {
  let http: AxiosInstance | null = null;
  const connect = async () => {
    http ??= (await loadHttp()).create({
      baseURL: options.baseUrl,
      timeout: options.timeoutMs ?? defaultTimeoutMs,
      withCredentials: true,
      // axios would wait for the Cookie Store API before each call, some 10 ms on a phone; the shop has no such cookie.
      xsrfCookieName: '',
      // Every status is a reply of ours: the envelope decides, not axios.
      validateStatus: () => true,
      paramsSerializer: encodeQuery,
      ...options.axios,
    });
    return http;
  };

  return async (endpoint, input, callOptions) => {
    try {
      const sent = { ...callOptions, headers: { ...options.headers?.(), ...callOptions?.headers } };
      const reply = await send(http ?? (await connect()), endpoint, composed(input as LooseInput), sent);
      options.onHeaders?.((name) => reply.headers[name]);
      return dataOf(reply, endpoint);
    } catch (cause) {
      throw cause instanceof ApiError ? cause : transportError(endpoint, cause);
    }
  };
}

const send = (http: AxiosInstance, endpoint: Endpoint, input: LooseInput, options: CallOptions) =>
  http.request<unknown>({
    method: endpoint.method,
    url: fillPath(endpoint.path, input.params),
    params: input.query,
    data: input.body,
    ...options,
    ...(endpoint.upload && input.body instanceof Blob ? uploadOf(input.body, options) : {}),
  });

function dataOf<E extends Endpoint>(reply: AxiosResponse<unknown>, endpoint: E): EndpointData<E> {
  const envelope = z.safeParse(envelopeSchema, reply.data);
  const failure = (code: string, message: string, data?: unknown) =>
    new ApiError({ code, message, status: reply.status, endpointId: endpoint.id, data });

  if (!envelope.success) {
    throw failure(reply.status >= 500 ? 'UNAVAILABLE' : 'INVALID_REPLY', unavailableMessage);
  }
  const { success, code, message, data } = envelope.data;
  if (!success || reply.status >= 400) {
    throw failure(code ?? 'UNAVAILABLE', message ?? unavailableMessage, data);
  }
  const parsed = z.safeParse(endpoint.data, data);
  if (!parsed.success) throw failure('INVALID_REPLY', unavailableMessage, parsed.error.issues);
  return parsed.data as EndpointData<E>;
}

/**
 * The same with all text in NFC: some keyboards, file names and shared addresses have Hangul in letters, which the
 * API refuses.
 */
function composed<Value>(value: Value): Value;
function composed(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC');
  if (Array.isArray(value)) return value.map((item) => composed(item));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, composed(item)]));
}

/** Not a file or anything else that is sent as it is; also of another realm, where `Object` is another one. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** Otherwise axios would name a form as the type of the file. */
function uploadOf(file: Blob, { headers }: CallOptions) {
  return { timeout: uploadTimeoutMs, headers: { ...headers, 'content-type': file.type } };
}

/** Puts path parameters into `:name` places, percent-encoded. */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:(\w+)/g, (_match, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path} needs the path parameter "${name}"`);
    return encodeURIComponent(String(value));
  });
}

/** What axios says of a call that had no reply, and webpack of axios' own file that did not come. */
const failureSchema = z.object({ code: z.optional(z.string()), type: z.optional(z.string()) });

function transportError(endpoint: Endpoint, cause: unknown): ApiError {
  const { code, type } = z.safeParse(failureSchema, cause).data ?? {};
  if (code === 'ERR_CANCELED') throw cause;
  const timedOut = code === 'ECONNABORTED' || type === 'timeout';
  return new ApiError({
    code: timedOut ? 'TIMEOUT' : 'NETWORK',
    message: timedOut ? '응답이 늦어지고 있어요. 다시 시도해주세요.' : '네트워크 연결을 확인해주세요.',
    status: 0,
    endpointId: endpoint.id,
  });
}
