import { createReadStream, readFileSync } from 'node:fs';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod/mini';
import { faultsOf, readArtifact } from './built-artifact.ts';
import { parseJson } from './parse-json.ts';
import { RegistryError } from './registry-error.ts';
import { lengthBytes, orderOf, uploadReplySchema, uploadType } from './upload-format.ts';

export interface SendOptions {
  /** Address of the registry's publishing side, with a path where a proxy gives it one. */
  to: string;
  token: string;
}

export interface Sent {
  name: string;
  version: string;
  isNew: boolean;
}

const answerLimitMs = 300_000;
const maximumAnswerBytes = 1024 * 1024;
/** Answers after which the same upload may be taken: too many at once, and a registry that is restarted. */
const passing = [429, 503];
const maximumTries = 5;
const longestDelaySeconds = 60;

function checkOptions({ to, token }: SendOptions): void {
  if (token === '')
    throw new RegistryError('no token to publish with', [
      'set REGISTRY_TOKEN to the one that the platform team gave your squad (npm run registry -- token create)',
    ]);
  if (!URL.canParse(to) || !/^https?:$/.test(new URL(to).protocol))
    throw new RegistryError(`"${to}" is no address`, ['it begins with http:// or https://']);
}

/**
 * Sends a build to a registry. It is checked here first, as the registry checks it: what would be refused is not sent.
 * @throws RegistryError with what is missing here, or with the registry's own words
 */
export async function sendBuild(folder: string, options: SendOptions): Promise<Sent> {
  checkOptions(options);
  const { to, token } = options;
  const artifact = readArtifact(folder);
  const { name, version } = artifact;
  const faults = faultsOf(folder, artifact);
  if (faults.length > 0) throw new RegistryError(`${name}@${version} is not whole`, faults);
  const url = new URL(`${to.replace(/\/+$/, '')}/artifacts/${name}/${version}`);
  for (let tries = 1; ; tries += 1) {
    const answer = await put(url, token, folder);
    if (answer.sent) return answer.sent;
    if (!passing.includes(answer.status) || tries === maximumTries)
      throw new RegistryError(`${url.origin} answered ${answer.status}: ${answer.message}`);
    await delay(Math.min(answer.retryAfterSeconds, longestDelaySeconds) * 1000);
  }
}

interface Answer {
  status: number;
  message: string;
  retryAfterSeconds: number;
  /** Null for a refusal. */
  sent: Sent | null;
}

/** The build as one stream: see upload-format.ts. */
async function* partsOf(folder: string): AsyncGenerator<Buffer> {
  const document = readFileSync(path.join(folder, 'artifact.json'));
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(document.length);
  yield Buffer.concat([length, document]);
  for (const file of orderOf(readArtifact(folder).files)) yield* createReadStream(path.join(folder, file));
}

function sizeOf(folder: string): number {
  const { files } = readArtifact(folder);
  const sizes = Object.values(files).map(({ size }) => size);
  const document = readFileSync(path.join(folder, 'artifact.json')).length;
  return lengthBytes + document + sizes.reduce((sum, size) => sum + size, 0);
}

function put(url: URL, token: string, folder: string): Promise<Answer> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const request = send(url, {
    method: 'PUT',
    // A connection of its own: the registry closes those of which it refuses the rest.
    agent: false,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': uploadType,
      'content-length': sizeOf(folder),
      // The registry asks for the files once it knows that it takes them.
      expect: '100-continue',
    },
  });
  return new Promise<Answer>((resolve, reject) => {
    const fail = (error: Error) =>
      reject(
        new RegistryError(`${url.origin} cannot be reached (${error.message})`, ['is the address right?']),
      );
    request.setTimeout(answerLimitMs, () => request.destroy(new Error('no answer')));
    request.on('error', fail);
    request.on('continue', () => {
      // An answer that comes before all is sent ends the sending, and says why.
      pipeline(Readable.from(partsOf(folder)), request).catch(() => undefined);
    });
    request.on('response', (response) => {
      readAnswer(response)
        .then(resolve, fail)
        .finally(() => request.destroy());
    });
    request.flushHeaders();
  });
}

async function readAnswer(response: IncomingMessage): Promise<Answer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maximumAnswerBytes) throw new Error('an answer of more than a megabyte');
    parts.push(part);
  }
  const parsed = z.safeParse(uploadReplySchema, parseJson(Buffer.concat(parts).toString('utf8')));
  const { success, data, message } = parsed.success
    ? parsed.data
    : { success: false, data: undefined, message: undefined };
  return {
    status: response.statusCode ?? 0,
    message: message ?? 'this is not the publishing side of a registry',
    retryAfterSeconds: Number(response.headers['retry-after'] ?? 1) || 1,
    sent: success && data ? data : null,
  };
}
