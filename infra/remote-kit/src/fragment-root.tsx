import type { ComponentType } from 'react';
import * as z from 'zod/mini';
import type { FragmentDefinition, RemoteDefinition } from './define-remote.ts';

type FragmentComponent = ComponentType<Record<string, unknown>>;
export type FragmentLoader = Map<string, FragmentComponent>;

/** The definition of a fragment by its full name, `remote/fragment`. */
export function findFragment(remote: RemoteDefinition, name: string): FragmentDefinition {
  const fragment = remote.fragments?.find(({ contract }) => contract.name === name);
  if (!fragment) throw new Error(`${remote.name} does not offer the fragment "${name}"`);
  return fragment;
}

export async function loadFragment(
  remote: RemoteDefinition,
  loaded: FragmentLoader,
  name: string,
): Promise<void> {
  if (loaded.has(name)) return;
  const { Fragment } = await findFragment(remote, name).component();
  loaded.set(name, Fragment);
}

/** Props come from another remote, maybe of another release: they are parsed before they are used. */
export function parseFragmentProps(
  remote: RemoteDefinition,
  name: string,
  props: unknown,
): Record<string, unknown> {
  return z.parse(findFragment(remote, name).contract.props, props) as Record<string, unknown>;
}

interface Props {
  remote: RemoteDefinition;
  loaded: FragmentLoader;
  name: string;
  props: unknown;
}

export function FragmentRoot({ remote, loaded, name, props }: Props) {
  const Fragment = loaded.get(name);
  if (!Fragment) throw new Error(`the fragment "${name}" was not loaded before it was mounted`);
  return <Fragment {...parseFragmentProps(remote, name, props)} />;
}
