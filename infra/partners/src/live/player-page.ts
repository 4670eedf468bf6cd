import { escapeHtml, frame } from '../html.ts';

/** Who watches, as the shop says: simple authentication of the vendor. */
export interface Viewer {
  userId: string;
  userName: string;
}

/** The broadcast inside the frame; `viewer` is null for guests, whose chat asks the shop to let them log in. */
export function playerPage(campaignKey: string, viewer: Viewer | null): string {
  const who = viewer ? `${escapeHtml(viewer.userName)}님으로 시청 중` : '비회원으로 시청 중';
  const chat = viewer
    ? '<label>채팅 <input id="chat" maxlength="100" autocomplete="off"></label>'
    : '<button id="login" type="button">채팅에 참여하려면 로그인</button>';
  return frame(
    '라이브 방송',
    `<p class="mode">테스트 방송 · 실제 방송이 아닙니다</p>
<h1>라이브 방송</h1>
<p id="campaign" data-key="${escapeHtml(campaignKey)}">${who}</p>
${chat}
<script src="/live/v1/player.js"></script>`,
  );
}

/** Tells the page around the player, which has to be the shop's, what a viewer did. */
export const playerScript = (shopOrigin: string) => `(function () {
  'use strict';
  var campaign = document.getElementById('campaign').dataset.key;
  var login = document.getElementById('login');
  if (login) login.addEventListener('click', function () {
    window.parent.postMessage({ action: 'LOGIN_REQUIRED', payload: campaign }, ${JSON.stringify(shopOrigin)});
  });
})();
`;
