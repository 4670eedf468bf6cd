import { createHash } from 'node:crypto';
import type { openApiOf } from './openapi.ts';

type OpenApi = ReturnType<typeof openApiOf>;
type Operation = OpenApi['paths'][string][string];

const style = `
:root { color-scheme: light dark; --line: #d9d9d9; --quiet: #6b6b6b; --wash: #f6f6f5; }
@media (prefers-color-scheme: dark) { :root { --line: #3a3a3a; --quiet: #a3a3a3; --wash: #1c1c1c; } }
* { box-sizing: border-box; }
body { margin: 0; font: 15px/1.55 system-ui, "Noto Sans KR", sans-serif; word-break: keep-all; }
main { max-width: 1080px; margin: 0 auto; padding: 32px 16px 96px; }
h1 { margin: 0; font-size: 28px; } h2 { margin: 48px 0 0; padding-bottom: 8px; border-bottom: 1px solid var(--line); font-size: 18px; }
p { margin: 8px 0; color: var(--quiet); } a { color: inherit; }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px; padding: 16px 0; border-bottom: 1px solid var(--line); }
code, pre { font: 13px/1.5 ui-monospace, "SFMono-Regular", Consolas, monospace; word-break: break-all; }
pre { margin: 8px 0 16px; padding: 12px; max-height: 420px; overflow: auto; background: var(--wash); white-space: pre-wrap; }
details { border-bottom: 1px solid var(--line); }
summary { display: grid; grid-template-columns: 64px minmax(0, 5fr) minmax(0, 4fr) 64px; gap: 4px 12px; padding: 10px 4px; cursor: pointer; }
summary:hover { background: var(--wash); } summary:focus-visible { outline: 2px solid; outline-offset: 2px; }
summary b { font-size: 12px; line-height: 23px; } summary i { font-style: normal; font-size: 12px; line-height: 23px; color: var(--quiet); text-align: right; }
h3 { margin: 12px 0 0; font-size: 13px; } .body { padding: 0 4px 12px 80px; }
table { border-collapse: collapse; font-size: 13px; } th, td { padding: 4px 16px 4px 0; text-align: left; vertical-align: top; }
@media (max-width: 640px) { summary { grid-template-columns: 56px minmax(0, 1fr) 56px; } summary i { grid-area: 1 / 3; } summary span { grid-area: 2 / 2 / auto / -1; } .body { padding-left: 4px; } }
`;

/** What the page may load: nothing but its own style. */
export const docsPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
const json = (value: unknown) => `<pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;

const sections: Readonly<Record<string, string>> = {
  carts: '장바구니',
  claims: '반품과 교환',
  content: '메인, 게시판, 설정',
  coupons: '쿠폰',
  drops: '선착순 드롭',
  events: '이벤트',
  guestOrders: '비회원 주문 조회',
  identity: '본인인증',
  inquiries: '상품 문의',
  live: '라이브와 숏폼',
  members: '회원',
  mobiles: '앱',
  orders: '주문과 클레임',
  plans: '기획전',
  points: '포인트',
  portones: '결제 웹훅',
  postcodes: '주소 검색',
  products: '상품',
  reviews: '후기',
  sizes: '사이즈 추천',
};

function parametersTable({ parameters }: Operation): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(({ name, in: place, required, schema, ...rest }) => {
    const cells = [
      `<code>${escapeHtml(name)}</code>`,
      place,
      required ? '필수' : '',
      `<code>${escapeHtml(JSON.stringify(schema))}</code>${'description' in rest ? ` ${escapeHtml(rest.description)}` : ''}`,
    ];
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  return `<h3>매개변수</h3><table><thead><tr><th>이름</th><th>위치</th><th>필수</th><th>형식</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function dataOf({ responses }: Operation): unknown {
  const { schema } = responses[200].content['application/json'];
  return (schema.oneOf?.[0] ?? schema).properties?.data;
}

/** Every code with its status and usual message, as the examples of the document have them. */
function failuresTable({ responses }: Operation, { responses: common }: OpenApi['components']): string {
  const rows = Object.entries(responses).flatMap(([status, response]) => {
    const full = 'content' in response ? response : common[response.$ref.split('/').at(-1) ?? ''];
    return Object.entries(full?.content['application/json'].examples ?? {}).map(
      ([code, { value }]) =>
        `<tr><td>${status}</td><td><code>${code}</code></td><td>${escapeHtml(value.message)}</td></tr>`,
    );
  });
  return `<h3>실패 코드</h3><table><thead><tr><th>상태</th><th>코드</th><th>문구</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function callOf(
  method: string,
  path: string,
  operation: Operation,
  components: OpenApi['components'],
): string {
  const { operationId, summary, 'x-access': access, requestBody } = operation;
  const head = [
    `<b>${method.toUpperCase()}</b>`,
    `<code>${escapeHtml(path)}</code>`,
    `<span>${escapeHtml(summary)}</span>`,
    `<i>${access}</i>`,
  ];
  return [
    `<details id="${escapeHtml(operationId)}"><summary>${head.join('')}</summary><div class="body">`,
    parametersTable(operation),
    requestBody ? `<h3>요청</h3>${json(requestBody.content)}` : '',
    `<h3>응답 data</h3>${json(dataOf(operation))}`,
    `${failuresTable(operation, components)}</div></details>`,
  ].join('');
}

/** All calls as a page for people, grouped as in the OpenAPI; each opens to its parameters, bodies and codes. */
export function docsPage({ info, paths, components }: OpenApi): string {
  const groups = new Map<string, string[]>();
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const [tag = ''] = operation.tags;
      groups.set(tag, [...(groups.get(tag) ?? []), callOf(method, path, operation, components)]);
    }
  }
  const named = [...groups].map(([tag, calls]) => ({ tag, calls, title: sections[tag] ?? tag }));
  named.sort((one, other) => one.title.localeCompare(other.title, 'ko'));
  return [
    '<!doctype html><html lang="ko"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(info.title)}</title><style>${style}</style></head><body><main>`,
    `<h1>${escapeHtml(info.title)}</h1>`,
    '<p>public은 누구나, visitor는 <code>client-session-id</code> 헤더, member는 로그인 토큰까지 필요합니다.</p>',
    '<p>OpenAPI 3.1 문서: <code>curl -H "accept: application/json" &lt;이 주소&gt;</code></p>',
    `<nav aria-label="분류">${named.map(({ tag, title, calls }) => `<a href="#tag-${tag}">${title} ${calls.length}</a>`).join('')}</nav>`,
    ...named.map(({ tag, title, calls }) => `<h2 id="tag-${tag}">${title}</h2>${calls.join('')}`),
    '</main></body></html>',
  ].join('\n');
}
