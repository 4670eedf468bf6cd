import { Option } from '@commander-js/extra-typings';
import { familySites } from '@mall/contracts/domain/family-site';

/** How a moment is written. */
export const momentNote = 'with a zone: 2026-12-01T20:00:00+09:00';

/** The family site that something is for. */
export const siteOption = () =>
  new Option('--site <code>', 'the family site that it belongs to').choices(
    familySites.map((site) => site.code),
  );
