import type { RouteContext } from '@mall/remote-kit/define-remote';
import type { Head } from '@mall/remote-kit/head';
import { jsonLdOf } from '../../shared/json-ld.ts';
import { copy } from './copy.ts';

export function benefitHead({ services }: RouteContext): Head {
  const path = '/benefit/list';
  return {
    title: copy.title,
    description: copy.description,
    canonical: path,
    jsonLd: jsonLdOf(services.origin, [{ name: copy.title, path }]),
  };
}
