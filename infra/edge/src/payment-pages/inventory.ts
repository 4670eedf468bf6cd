import type { Artifact } from '@mall/contracts/platform/artifact';
import type { Release } from '@mall/contracts/platform/release';
import { answerHeadersOf } from '../answer-headers.ts';
import type { EdgeConfig } from '../config.ts';
import { scriptJson } from '../html/escape-html.ts';
import { pageScripts } from '../page/page-scripts.ts';
import { securityHeaders } from '../policy/security-headers.ts';
import { trustZoneOf } from '../policy/trust-zone.ts';
import { activate, assetPath } from '../release/active-release.ts';

/** A script that a payment page may run, and why (PCI DSS 6.4.3). */
interface InventoryScript {
  address: string;
  /** Null for what is not part of the release: its content is approved by hand (approvals.ts). */
  integrity: string | null;
  why: string;
  authorisedBy: string;
}

/** What a payment page of a release is when it is not tampered with. */
export interface PageInventory {
  release: string;
  path: string;
  /** Headers as they are sent, `nonce` in place of the nonce. */
  headers: Record<string, string>;
  /** Texts that the inline script holds, made from the release; the rest of it is approved by hand. */
  inlineData: string[];
  scripts: InventoryScript[];
}

/** The address of the one script inside the page. */
export const inlineAddress = 'inline';

const platform = 'platform team, by promoting the release';

function filesOf(artifact: Artifact, authorisedBy: string): InventoryScript[] {
  return Object.entries(artifact.files)
    .filter(([file]) => file.endsWith('.js') && !file.startsWith('server/'))
    .map(([file, { integrity }]) => ({
      address: assetPath(artifact, file),
      integrity,
      why: file === artifact.entry ? `starts ${artifact.name}` : `a part of ${artifact.name}, loaded by it`,
      authorisedBy,
    }));
}

/** Every isolated page of a release with all that it may run, from the release and the settings alone. */
export function inventoryOf(release: Release, config: EdgeConfig): PageInventory[] {
  const active = activate(release);
  const isolated = Object.values(release.remotes).flatMap(({ artifact, fallback }) =>
    artifact.routes.filter(({ isIsolated }) => isIsolated).map((route) => ({ artifact, fallback, route })),
  );
  return isolated.map(({ artifact, fallback, route }) => {
    const zone = trustZoneOf(active, artifact.name, config);
    const squad = `squad of ${artifact.name}, by publishing it; ${platform}`;
    const provider = 'payment team, by PORTONE_SDK_URL and PAYMENT_SCRIPTS, and for each content by approve';
    return {
      release: release.id,
      path: route.path,
      headers: {
        ...answerHeadersOf(config),
        ...securityHeaders({
          zone,
          pageOrigin: config.publicOrigin,
          identityWindow: null,
          clipOrigins: [],
          developmentOrigins: [],
        })('nonce'),
      },
      inlineData: [
        scriptJson([...zone.folders, ...zone.scripts]),
        scriptJson(pageScripts(active, artifact.name, route.id, [])),
      ],
      scripts: [
        {
          address: inlineAddress,
          integrity: null,
          why: 'decides which scripts may come, keeps early presses, starts the shell',
          authorisedBy: 'platform team, by approve after a release of the edge',
        },
        ...filesOf(release.shell.artifact, platform),
        ...filesOf(artifact, squad),
        ...(fallback ? filesOf(fallback, `${squad} (the version to fall back to)`) : []),
        ...zone.scripts.map((address) => ({
          address,
          integrity: null,
          why: 'opens the payment window; card data is typed there only',
          authorisedBy: provider,
        })),
      ],
    };
  });
}
