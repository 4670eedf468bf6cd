/** Rules for what the shell draws without React: slots, their panel, and the bare layout. */
export const shellCss = `
/* Its sticky menu stays through the whole page, not only through the header. */
#shell-header{display:contents}
#content{display:block;min-height:60vh;outline:none}
[data-layout=bare] #shell-header,[data-layout=bare] #shell-footer{display:none}
.slot-panel{display:flex;align-items:center;justify-content:center;flex-wrap:wrap;gap:12px;margin:16px;padding:16px;border:1px solid var(--line);background:var(--wash);text-align:center}
.slot-panel button{height:36px;padding:0 16px;border:1px solid var(--ink);background:var(--ground);font-weight:600}
`;
