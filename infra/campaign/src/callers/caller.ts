import { randomInt, randomUUID } from 'node:crypto';
import type { Endpoint, EndpointData, EndpointInput } from '@mall/contracts/endpoint';
import { encodeQuery } from '@mall/contracts/query-string';
import { type Answer, type Asked, send } from './send.ts';

/** A reply of the API, as the contracts' envelope has it. */
export interface Reply<Data> {
  status: number;
  success: boolean;
  code: string | undefined;
  message: string | undefined;
  data: Data;
  answer: Answer;
}

interface CallOptions {
  headers?: Record<string, string>;
}

interface LooseInput {
  params?: object;
  query?: object;
  body?: unknown;
}

/** An IPv4 address of a network of its own. */
export const newAddress = () => `10.${[0, 0, 0].map(() => randomInt(1, 255)).join('.')}`;

/**
 * A browser at the front door: a session, cookies, and a network address that the edge believes, as from the reverse
 * proxy of the same machine.
 */
export class Caller {
  readonly origin: string;
  readonly cookies = new Map<string, string>();
  session = randomUUID() as string;
  address: string;
  /** What every request carries besides, such as the origin of the page. */
  headers: Record<string, string>;

  constructor(origin: string, address = newAddress()) {
    this.origin = origin;
    this.address = address;
    this.headers = { origin };
  }

  /** One request with this browser's cookies; what is set is stored. */
  async send({ headers = {}, ...asked }: Asked): Promise<Answer> {
    const cookie = [...this.cookies, ['client-session-id', this.session]]
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const answer = await send(this.origin, {
      ...asked,
      headers: { cookie, 'x-forwarded-for': this.address, ...headers },
    });
    for (const line of answer.headers['set-cookie'] ?? []) this.#keep(line);
    return answer;
  }

  /** A page, a file or a picture. */
  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send({ path, headers: { accept: 'text/html,*/*', ...headers } });
  }

  /** A call as the shop's own pages make it. */
  call<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options: CallOptions = {},
  ): Promise<Reply<EndpointData<E>>> {
    // The contracts' type of an input says less than it is: params, query and body.
    return this.callLoosely(endpoint, input as LooseInput, options) as Promise<Reply<EndpointData<E>>>;
  }

  /** The same with whatever another client would send. */
  async callLoosely(
    endpoint: Endpoint,
    { params = {}, query, body }: LooseInput,
    { headers = {} }: CallOptions = {},
  ): Promise<Reply<unknown>> {
    const path = endpoint.path.replace(/:(\w+)/g, (_all, name: string) =>
      encode(String(Reflect.get(params, name) ?? '')),
    );
    const text = query ? encodeQuery(query as Record<string, unknown>) : '';
    const hasBody = endpoint.method !== 'GET';
    const answer = await this.send({
      method: endpoint.method,
      path: text ? `${path}?${text}` : path,
      headers: {
        ...this.headers,
        accept: 'application/json',
        'client-session-id': this.session,
        ...(hasBody ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(hasBody ? { body: JSON.stringify(body ?? {}) } : {}),
    });
    return readReply(answer);
  }

  #keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    const isGone = /; Max-Age=0/i.test(line);
    // The shell makes a new session with its next call.
    if (isGone && name.endsWith('client-session-id')) this.session = randomUUID();
    if (isGone) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** As browsers encode it; half a character, which they refuse to, as the bytes that it would have. */
function encode(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ED%A0%80';
  }
}

/** The envelope of an answer, as far as it has one. */
export function readReply(answer: Answer): Reply<unknown> {
  const envelope = parseJson(answer.text);
  const field = (name: string): unknown =>
    typeof envelope === 'object' && envelope !== null ? Reflect.get(envelope, name) : undefined;
  const textOf = (name: string) => {
    const value = field(name);
    return typeof value === 'string' ? value : undefined;
  };
  return {
    status: answer.status,
    success: field('success') === true,
    code: textOf('code'),
    message: textOf('message'),
    data: field('data'),
    answer,
  };
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
