import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ApiContract, apiContractSchema } from '@mall/contracts/platform/artifact-contracts';
import { RegistryError } from '@mall/remote-kit/publish/registry-error';
import * as z from 'zod/mini';
import { writeAtomic } from '../atomic-file.ts';

const linksSchema = z.array(z.string());

/** What the running API serves. Only the process that deploys or starts an API records it. */
export class DeployedApi {
  readonly #contractFile: string;
  readonly #linksFile: string;

  constructor(root: string) {
    this.#contractFile = path.join(root, 'api-contract.json');
    this.#linksFile = path.join(root, 'menu-links.json');
  }

  /** Calls that the API serves. */
  contract(): ApiContract {
    if (!existsSync(this.#contractFile)) return {};
    const parsed = z.safeParse(apiContractSchema, JSON.parse(readFileSync(this.#contractFile, 'utf8')));
    if (parsed.success) return parsed.data;
    throw new RegistryError(`${this.#contractFile} says too little of the API's calls`, [
      'it is of an earlier version: deploy the API again, which writes it (npm start does, too)',
    ]);
  }

  setContract(contract: ApiContract): void {
    writeAtomic(this.#contractFile, JSON.stringify(contract));
  }

  /** Addresses that its menus lead to; none from deployments of before. */
  menuLinks(): string[] {
    if (!existsSync(this.#linksFile)) return [];
    return z.parse(linksSchema, JSON.parse(readFileSync(this.#linksFile, 'utf8')));
  }

  setMenuLinks(links: readonly string[]): void {
    writeAtomic(this.#linksFile, JSON.stringify(links));
  }
}
