import { escapeHtml, frame } from '../html.ts';
import { people } from '../people.ts';
import type { Provider } from './grant-book.ts';

export const providerNames: Record<Provider, string> = {
  kakao: '카카오',
  naver: '네이버',
  payco: '페이코',
  apple: 'Apple',
};

/** The page on which the tester chooses a sample person. */
export function authorizePage(provider: Provider, request: string): string {
  const name = providerNames[provider];
  const choices = people.map(
    (person) =>
      `<button name="person" value="${person.slug}">${escapeHtml(person.name)} <small>${escapeHtml(person.note)}</small></button>`,
  );
  return frame(
    `${name} 로그인`,
    `<p class="mode">테스트 로그인 · 실제 ${name} 계정을 사용하지 않습니다</p>
<h1>${name} 계정 선택</h1>
<form method="post" action="/social/decide">
<input type="hidden" name="request" value="${escapeHtml(request)}">
${choices.join('\n')}
<button class="quiet" name="person" value="">취소</button>
</form>`,
  );
}
