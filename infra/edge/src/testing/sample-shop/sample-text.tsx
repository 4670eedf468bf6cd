import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import { type RemoteServices, useServices } from '@mall/remote-kit/services';
import { useQuery } from '@tanstack/react-query';
import { sampleText } from './sample-endpoint.ts';

/** The query of a text. */
export const textQuery = ({ api }: Pick<RemoteServices, 'api'>, name: string) =>
  endpointQuery(api, sampleText, { params: { name } });

/** A text of the API; nothing until it is there. */
export function SampleText({ name }: { name: string }) {
  const { data } = useQuery(textQuery(useServices(), name));
  return data ? <p>{data.text}</p> : null;
}

/** Stands for the version of the artifact that this code is published as. */
export const sampleVersion = 'SAMPLE_VERSION';

/** A text that misbehaves when the API says so, such as `crash`, or `crash 1.0.1` for one version alone. */
export function ObedientText({ name }: { name: string }) {
  const { data } = useQuery(textQuery(useServices(), name));
  const [how, version = sampleVersion] = data?.text.split(' ') ?? [];
  if (version !== sampleVersion) return <SampleText name={name} />;
  if (how === 'crash') throw new Error('a crash in render');
  if (how === 'stick') for (;;);
  // To those who wait for the thread the same, without a processor that works for nothing.
  if (how === 'block') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  if (how === 'grow') {
    const leak: number[][] = [];
    for (;;) leak.push(Array.from({ length: 100_000 }, Math.random));
  }
  return <SampleText name={name} />;
}
