/** A page says with each call which release it is of, so that the edge can say when that one was withdrawn. */
export const releaseHeader = 'client-release';
/** In the edge's answer to such a call: the release was withdrawn, the page's next navigation loads another one. */
export const withdrawnHeader = 'release-withdrawn';
/** Where a page asks when a part of it has broken; the answer has the header above, or not. */
export const releaseStatePath = '/_release';
