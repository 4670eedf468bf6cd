import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ApiContract, apiContractSchema } from '@mall/contracts/platform/artifact-contracts';
import * as z from 'zod/mini';
import { writeAtomic } from '../atomic-file.ts';
import { RegistryError } from '../registry-error.ts';

const fileOf = (root: string) => path.join(root, 'api-contract.json');

/** Calls that the API in production serves, as its deployment told the registry; none before that. */
export function readApiContract(root: string): ApiContract {
  const file = fileOf(root);
  if (!existsSync(file)) return {};
  const parsed = z.safeParse(apiContractSchema, JSON.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  throw new RegistryError(`${file} says too little of the API's calls`, [
    'it is of an earlier version: deploy the API again, which writes it (npm start does, too)',
  ]);
}

export function writeApiContract(root: string, contract: ApiContract): void {
  writeAtomic(fileOf(root), JSON.stringify(contract));
}
