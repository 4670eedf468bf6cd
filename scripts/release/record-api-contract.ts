import { menusOf } from '@mall/api/catalogue/content/home/menus';
import { allEndpoints } from '@mall/contracts/api/all-endpoints';
import { familySites } from '@mall/contracts/domain/family-site';
import type { Registry } from '@mall/registry/registry';
import { apiContractOf } from '@mall/remote-kit/build/contracts';

/** Addresses that menus of any site may lead to. */
function menuLinks(): string[] {
  const links = familySites.map(menusOf).flatMap(({ main, right, extra }) => [...main, ...right, ...extra]);
  return [...new Set(links.map(({ href }) => href.split('?')[0] ?? href))].sort();
}

/**
 * Records in the registry what the API of these sources serves, which compose judges by. Only for the process that
 * deploys or starts that API: releases are for the API that runs.
 */
export function recordApiContract(registry: Pick<Registry, 'setApiContract' | 'setMenuLinks'>): void {
  registry.setApiContract(apiContractOf(allEndpoints));
  registry.setMenuLinks(menuLinks());
}
