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

/** A text that misbehaves when the API says so. */
export function ObedientText({ name }: { name: string }) {
  const { data } = useQuery(textQuery(useServices(), name));
  if (data?.text === 'crash') throw new Error('a crash in render');
  if (data?.text === 'stick') for (;;);
  if (data?.text === 'grow') {
    const kept: number[][] = [];
    for (;;) kept.push(Array.from({ length: 100_000 }, Math.random));
  }
  return <SampleText name={name} />;
}
