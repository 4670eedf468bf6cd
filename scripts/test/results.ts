import path from 'node:path';
import { root } from '../workspace.ts';

/** Where reports of the parts lie. */
export const results = path.join(root, 'test-results');
