/** A site that the shop must not redirect to. */
export const hostileHost = 'evil.example';
const evil = hostileHost;

/**
 * Addresses that lead to another site, run code or open another app, in every spelling that a browser may read so.
 * Every place that takes an address is tried with all of them: a new spelling is written here.
 */
export const hostileAddresses: readonly string[] = [
  // Another host without its scheme: browsers read a backslash as a slash and skip tabs and line breaks.
  `//${evil}`,
  `///${evil}`,
  `////${evil}`,
  `/\\${evil}`,
  `\\\\${evil}`,
  `\\/${evil}`,
  `/\t/${evil}`,
  `/\n/${evil}`,
  `/\r\n/${evil}`,
  `\t//${evil}`,
  ` //${evil}`,
  `\u0000//${evil}`,
  `\u001f//${evil}`,
  `//${evil}:80`,
  `//${evil}/%00`,
  `//${evil}%2f..`,
  `//${evil}。`,
  `//user@${evil}`,
  `//localhost@${evil}`,
  `//${evil}\\@localhost`,
  `//[::ffff:1.2.3.4]/${evil}`,
  `//0x7f.1/${evil}`,
  `//${evil}/${'a'.repeat(5000)}`,
  // Its path begins with two slashes once dots are taken out: as a bare text it is another host.
  `/.//${evil}`,
  `/..//${evil}`,
  `/./\\${evil}`,
  `/%2e//${evil}`,
  `/a/..//${evil}`,
  // Another host with a scheme.
  `http://${evil}`,
  `https://${evil}/`,
  `HTTPS://${evil}`,
  `https:${evil}`,
  `https:/${evil}`,
  `https:///${evil}`,
  `https:\\\\${evil}`,
  `ht\ntps://${evil}`,
  `https://localhost@${evil}`,
  `https://localhost:3000@${evil}`,
  `https://${evil}#@localhost`,
  `http://${evil}?localhost`,
  `https://localhost.${evil}`,
  `https://user:word@localhost/`,
  `ftp://${evil}`,
  `ws://${evil}`,
  // Code.
  `javascript:location='//${evil}'`,
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  ' javascript:alert(1)',
  'javascript://%0aalert(1)',
  `javascript://${evil}/%0d%0aalert(1)`,
  'vbscript:msgbox(1)',
  `data:text/html,${evil}`,
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  `blob:https://${evil}/1`,
  `view-source:https://${evil}`,
  'file:///etc/passwd',
  'about:blank',
  // Another app.
  `intent://${evil}#Intent;scheme=https;S.browser_fallback_url=https%3A%2F%2F${evil};end`,
  `intent:#Intent;component=com.evil/.Main;end`,
  `mallapp://${evil}`,
  `market://details?id=com.evil`,
];

/** Paths of the shop that only look like another site: they may be followed, and stay with us. */
export const oddPaths: readonly string[] = [
  `/%2f/${evil}`,
  `/%2f%2f${evil}`,
  `/%5c${evil}`,
  `/;//${evil}`,
  `/redirect?to=//${evil}`,
  `/?url=https://${evil}`,
  `/@${evil}`,
  `/#//${evil}`,
];
