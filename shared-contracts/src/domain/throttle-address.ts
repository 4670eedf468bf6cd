/**
 * The address that throttling counts: an IPv4 address or the /64 network of an IPv6 one, all of which one client has.
 * Clients that hung up while they waited have none and count as one.
 */
export function throttleAddress(ip: string | undefined): string {
  if (ip === undefined) return '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = (ip.split('%')[0] ?? '').toLowerCase().split('::');
  const groupsOf = (part: string | undefined) => (part ? part.split(':') : []);
  const [first, last] = [groupsOf(head), groupsOf(tail)];
  const missing = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array.from({ length: missing }, () => '0'), ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
