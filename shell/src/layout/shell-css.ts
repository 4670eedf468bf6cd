/** Rules for what shell and edge draw without React: slots, their panel, messages, and the bare layout. */
export const shellCss = `
/* Its sticky menu stays through the whole page, not only through the header. */
#shell-header{display:contents}
#content{display:block;min-height:60vh;outline:none}
[data-layout=bare] #shell-header,[data-layout=bare] #shell-footer{display:none}
/* While it lasts nothing on the page can be pressed, so it is short. */
::view-transition-old(root),::view-transition-new(root){animation-duration:.14s}
.slot-panel{display:flex;align-items:center;justify-content:center;flex-wrap:wrap;gap:12px;margin:16px;padding:16px;border:1px solid var(--line);background:var(--wash);text-align:center}
.slot-panel button{height:36px;padding:0 16px;border:1px solid var(--ink);background:var(--ground);font-weight:600}
.page-message{display:flex;flex-direction:column;align-items:center;justify-content:center;gap:8px;min-height:60vh;padding:64px 16px;text-align:center}
.page-message h1{font-size:22px;font-weight:700;color:var(--ink)}
.page-message p{color:var(--quiet)}
.page-message a{display:inline-flex;align-items:center;height:48px;margin-top:16px;padding:0 28px;background:var(--ink);color:var(--ground);font-weight:600}
.page-skeleton{height:70vh;margin:24px 16px;background:var(--wash)}
`;
