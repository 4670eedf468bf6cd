import { createHash } from 'node:crypto';
import { type Approval, approvedContent } from './approvals.ts';
import { inlineAddress, type PageInventory } from './inventory.ts';

const limitMs = 10_000;

export interface Checked {
  /** What is not as it should be, in words for an alert; empty when all is well. */
  findings: string[];
  /** Contents that are approved by hand, as they are now. */
  contents: Map<string, string>;
}

const integrityOf = (content: string | Buffer) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * Compares a payment page as a browser receives it with the inventory (PCI DSS 11.6.1): every header that protects it,
 * every script in its document, and the bytes behind every address that it may load a script from.
 *
 * @param origin where shoppers open the shop
 */
export async function checkPage(
  inventory: PageInventory,
  approvals: readonly Approval[],
  origin: string,
  ask: typeof fetch = fetch,
): Promise<Checked> {
  const findings: string[] = [];
  const contents = new Map<string, string>();
  const load = async (address: string) => {
    const reply = await ask(new URL(address, origin), { signal: AbortSignal.timeout(limitMs) });
    if (!reply.ok) throw new Error(`answered ${reply.status}`);
    return reply;
  };
  try {
    const page = await load(inventory.path);
    const html = await page.text();
    const nonce = /'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '')?.[1] ?? '';
    findings.push(...headerFindings(inventory, page.headers, nonce));
    findings.push(...markupFindings(html));
    findings.push(...scriptFindings(inventory, html, nonce, contents));
  } catch (error) {
    findings.push(`${inventory.path}: ${wordsOf(error)}`);
  }
  // A folder of the provider's names files that only a payment reveals.
  const files = inventory.scripts.filter(
    ({ address }) => address !== inlineAddress && !address.endsWith('/'),
  );
  for (const { address, integrity } of files) {
    try {
      const actual = integrityOf(Buffer.from(await (await load(address)).arrayBuffer()));
      if (integrity === null) contents.set(address, actual);
      else if (actual !== integrity) findings.push(`${address}: expected ${integrity}, got ${actual}`);
    } catch (error) {
      findings.push(`${address}: ${wordsOf(error)}`);
    }
  }
  for (const [address, actual] of contents) {
    const approved = approvedContent(approvals, address);
    if (approved === undefined) findings.push(`${address}: its content is not approved (${actual})`);
    else if (approved !== actual) findings.push(`${address}: approved was ${approved}, got ${actual}`);
  }
  return { findings, contents };
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function headerFindings({ headers, path }: PageInventory, received: Headers, nonce: string): string[] {
  const fresh = nonce.length >= 20 ? [] : [`${path}: expected a nonce, got "${nonce}"`];
  const wrong = Object.entries(headers).flatMap(([name, expected]) => {
    const actual = received.get(name)?.replaceAll(`'nonce-${nonce}'`, "'nonce-nonce'") ?? 'nothing';
    return actual === expected ? [] : [`${path}, ${name}: expected ${expected}, got ${actual}`];
  });
  // A second policy could not widen the first, but it is not ours.
  const others = ['content-security-policy-report-only', 'refresh', 'link'].filter((name) =>
    received.has(name),
  );
  return [...fresh, ...wrong, ...others.map((name) => `${path}, ${name}: expected nothing`)];
}

/** Elements that run or load something without being a script. */
function markupFindings(html: string): string[] {
  const markup = html.replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '');
  const elements = markup.match(/<[a-z][^>]*>/gi) ?? [];
  return elements
    .filter(
      (element) =>
        /^<(iframe|frame|object|embed|base|portal)\b/i.test(element) ||
        /^<meta\b[^>]*http-equiv/i.test(element) ||
        /\s(href|src|action|formaction)\s*=\s*["']?\s*(javascript|data|blob):/i.test(element) ||
        /\son[a-z]+\s*=/i.test(element.replace(/"[^"]*"/g, '""')),
    )
    .map((element) => `the page holds ${element.slice(0, 120)}`);
}

function scriptFindings(
  { inlineData, scripts }: PageInventory,
  html: string,
  nonce: string,
  contents: Map<string, string>,
): string[] {
  const found = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gis)].filter(
    ([, attributes = '']) => !/type="application\/(ld\+)?json"/.test(attributes),
  );
  const findings = found.flatMap(([, attributes = '', text = '']) => {
    const source = /\ssrc\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1];
    if (source !== undefined && !scripts.some(({ address }) => address === source))
      return [`the page holds the script ${source}, which the inventory does not`];
    if (!attributes.includes(`nonce="${nonce}"`))
      return [`the page holds a script without its nonce: ${(source ?? text).slice(0, 80)}`];
    return [];
  });
  const inline = found
    .filter(([, attributes = '']) => !/\ssrc\s*=/i.test(attributes))
    .map(([, , text = '']) => text);
  if (inline.length !== 1) return [...findings, `expected one inline script, got ${inline.length}`];
  const [text = ''] = inline;
  const missing = inlineData.filter((data) => !text.includes(data));
  const rest = inlineData.reduce((left, data) => left.replace(data, ''), text);
  contents.set(inlineAddress, integrityOf(rest));
  return [...findings, ...missing.map((data) => `the inline script lacks ${data.slice(0, 200)}`)];
}
