import { provideSmokeTool } from '@mall/registry/known/smoke-tool';
import { smoke } from './smoke/smoke.ts';

/** The registry's command line with a browser: releases are looked at before shoppers get them. */
provideSmokeTool(smoke);
await import('@mall/registry/cli');
