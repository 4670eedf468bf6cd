import { escapeHtml, frame } from '../html.ts';
import { people } from '../people.ts';

const decide = '/nice/CheckPlusSafeModel/decide';

/** The page on which the tester chooses a sample person, or types a name, birthday and phone. */
export function windowPage(tokenVersionId: string): string {
  const hidden = `<input type="hidden" name="token_version_id" value="${escapeHtml(tokenVersionId)}">`;
  const choices = people.map(
    (person) =>
      `<button name="person" value="${person.slug}">${escapeHtml(person.name)} <small>${escapeHtml(person.note)}</small></button>`,
  );
  return frame(
    '휴대폰 본인인증',
    `<p class="mode">테스트 본인인증 · 실제 통신사에 연결되지 않습니다</p>
<h1>휴대폰 본인인증</h1>
<form method="post" action="${decide}">
${hidden}
${choices.join('\n')}
<button class="quiet" name="person" value="">인증 실패</button>
</form>
<h2>직접 입력</h2>
<form method="post" action="${decide}">
${hidden}
<label>이름 <input name="name" required maxlength="30" autocomplete="off"></label>
<label>생년월일 <input name="birthdate" required pattern="\\d{8}" placeholder="19990101" inputmode="numeric"></label>
<label>성별 <select name="gender"><option value="0">여성</option><option value="1">남성</option></select></label>
<label>휴대폰번호 <input name="mobile" required pattern="\\d{11}" placeholder="01012345678" inputmode="numeric"></label>
<button class="primary">인증하기</button>
</form>`,
  );
}
