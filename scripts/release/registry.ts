import { shopOrigin } from '@mall/registry/config';
import { provideSmokeTool } from '@mall/registry/known/smoke-tool';
import { lookAtRelease } from '@mall/smoke/look/look-at-release';

/** The registry's command line with a browser of its own: releases are looked at before shoppers get them. */
provideSmokeTool((options) => lookAtRelease(options, { origin: shopOrigin(process.env) }));
await import('@mall/registry/cli');
