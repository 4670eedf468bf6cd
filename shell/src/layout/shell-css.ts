import { color, layer } from '@mall/ui/theme';

/** Rules for what shell and edge draw without React: slots, their panel, messages, and the bare layout. */
export const shellCss = `
/* Its sticky menu stays through the whole page, not only through the header. */
#shell-header{display:contents}
#content{display:block;min-height:60vh;outline:none}
[data-layout=bare] #shell-header,[data-layout=bare] #shell-footer{display:none}
/* While it lasts nothing on the page can be pressed, so it is short. */
::view-transition-old(root),::view-transition-new(root){animation-duration:.14s}
/* show-busy.ts begins 150 ms after a press: a bar that never says the page is there, a spinner at 600 ms. */
#shell-busy{position:fixed;inset:0;z-index:${layer.spinner};overflow:hidden;pointer-events:none}
#shell-busy span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
#shell-busy[data-busy]{animation:shell-veil .16s .45s both}
#shell-busy[data-busy]::before,#shell-busy[data-busy]::after{content:'';position:absolute}
#shell-busy[data-busy]::before{inset:0 0 auto;height:3px;background:${color.accent};transform-origin:left;animation:shell-progress 6s cubic-bezier(.1,.8,.2,1) both}
#shell-busy[data-busy]::after{inset:0;width:40px;height:40px;margin:auto;border:3px solid ${color.line};border-top-color:${color.ink};border-radius:50%;opacity:0;animation:shell-appear .16s .45s both,shell-turn .7s linear infinite}
@keyframes shell-veil{from{background:transparent}to{background:rgb(255 255 255/40%)}}
@keyframes shell-progress{from{transform:scaleX(0)}to{transform:scaleX(.94)}}
@keyframes shell-appear{from{opacity:0}to{opacity:1}}
@keyframes shell-turn{to{transform:rotate(1turn)}}
@media (forced-colors:active){#shell-busy[data-busy]::before{background:Highlight}}
.slot-panel{display:flex;align-items:center;justify-content:center;flex-wrap:wrap;gap:12px;margin:16px;padding:16px;border:1px solid var(--line);background:var(--wash);text-align:center}
.slot-panel button{height:36px;padding:0 16px;border:1px solid var(--ink);background:var(--ground);font-weight:600}
.page-message{display:flex;flex-direction:column;align-items:center;justify-content:center;gap:8px;min-height:60vh;padding:64px 16px;text-align:center}
.page-message h1{font-size:22px;font-weight:700;color:var(--ink)}
.page-message p{color:var(--quiet)}
.page-message a{display:inline-flex;align-items:center;height:48px;margin-top:16px;padding:0 28px;background:var(--ink);color:var(--ground);font-weight:600}
.page-skeleton{height:70vh;margin:24px 16px;background:var(--wash)}
`;
