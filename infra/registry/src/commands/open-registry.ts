import { Option } from '@commander-js/extra-typings';
import { readConfig } from '../config.ts';
import { Registry } from '../registry.ts';

/** The registry of the data folder that the environment names. */
export function openRegistry(): Registry {
  const { folder, keys } = readConfig(process.env);
  return new Registry(folder, keys);
}

export const say = (text: string): void => console.log(text);

export const asOption = () => new Option('--as <name>', 'who does it; your account otherwise');
