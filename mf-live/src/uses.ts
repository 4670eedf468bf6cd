import { listCampaigns, listShortForms } from '@mall/contracts/api/catalogue/live';
import type { RemoteDefinition } from '@mall/remote-kit/define-remote';

/** What this remote exchanges with the rest of the shop. The browser's build leaves it out. */
export const uses: NonNullable<RemoteDefinition['uses']> = { calls: [listCampaigns, listShortForms] };
