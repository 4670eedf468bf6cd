import { Script } from 'node:vm';

/** Ways in which the code of a broken version fails in browsers. */
export type CodeFault = 'load' | 'render' | 'handler' | 'promise';

/** What the broken version throws. */
export const thrownBy = (fault: CodeFault): string => `broken in ${fault}`;

/** Name in the page by which one version has all these faults, one at a time. */
export const faultName = 'mallFault';

/** What that has to be for one remote: others are on the page with their fragments. */
export const faultOf = (remote: string, fault: CodeFault): string => `${remote} ${fault}`;

const failure = (fault: CodeFault) => `new Error(${JSON.stringify(thrownBy(fault))})`;

const parses = (code: string): boolean => {
  try {
    return new Script(code) instanceof Script;
  } catch {
    return false;
  }
};

/** Puts the fault before every handler of a press; an `onClick:` of a pattern cannot take one and stays. */
function breakHandlers(code: string, isWanted: (fault: CodeFault) => string): string {
  const handlers = `onClick:${isWanted('handler')}?event=>{event.preventDefault();throw ${failure('handler')}}:${isWanted('promise')}?event=>{event.preventDefault();Promise.reject(${failure('promise')})}:`;
  let [broken = '', ...rest] = code.split('onClick:');
  for (const [index, part] of rest.entries()) {
    const after = rest.slice(index + 1).map((each) => `onClick:${each}`);
    const tried = `${broken}${handlers}${part}`;
    broken = parses(`${tried}${after.join('')}`) ? tried : `${broken}onClick:${part}`;
  }
  return broken;
}

/**
 * Code of a built remote that fails in the way that `globalThis.mallFault` names, and works otherwise: while its module is
 * loaded, in the render of a page, in a handler of a press, in a promise without a catch.
 */
export function breakCode(remote: string, file: string, code: string): string {
  if (!file.endsWith('.js') || file.startsWith('server/')) return code;
  const isWanted = (fault: CodeFault) =>
    `globalThis.${faultName}===${JSON.stringify(faultOf(remote, fault))}`;
  const loaded = file.startsWith('remote.')
    ? code.replace(
        /\{remote:\(\)=>[\w$]+\}/,
        (exported) => `${exported},${isWanted('load')}&&(()=>{throw ${failure('load')}})()`,
      )
    : code;
  const rendered = loaded.replace(
    /Page:\(\)=>([\w$]+)/g,
    (_all, page: string) => `Page:()=>${isWanted('render')}?function(){throw ${failure('render')}}:${page}`,
  );
  return breakHandlers(rendered, isWanted);
}
