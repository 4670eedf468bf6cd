import type { FamilySiteCode } from '@mall/contracts/domain/family-site';

/** What differs between family sites; every text colour reaches 4.5:1 on its ground and wash. */
export interface SiteTheme {
  accent: string;
  ground: string;
  wash: string;
  line: string;
  quiet: string;
  /** Outline of controls, 3:1. */
  control: string;
  sale: string;
  success: string;
  /** Face of headings, where it is not that of the text. */
  display?: string;
}

/** The Korean face of each system by its name: where none is named, a browser looks for one in every run of text. */
const system =
  "-apple-system, BlinkMacSystemFont, 'Apple SD Gothic Neo', 'Noto Sans KR', 'Noto Sans CJK KR', 'Malgun Gothic', sans-serif";
const sans = `'Pretendard Variable', Pretendard, ${system}`;
const serif = "'Nanum Myeongjo', 'Noto Serif KR', 'Noto Serif CJK KR', AppleMyungjo, Batang, Georgia, serif";

const common: SiteTheme = {
  accent: '#111111',
  ground: '#ffffff',
  wash: '#f7f7f6',
  line: '#e5e5e5',
  quiet: '#6f6f6f',
  control: '#949494',
  sale: '#d6322b',
  success: '#1a7f4b',
};

/** Theme of each family site: one accent each; the luxury site has its own ground and a serif display face. */
export const siteThemes: Record<FamilySiteCode, SiteTheme> = {
  tbh_shop: common,
  outlet: { ...common, accent: '#b3261e' },
  mind_bridge_men: { ...common, accent: '#1f3a5f' },
  mind_bridge_women: { ...common, accent: '#8a3b5c' },
  jucy_judy: { ...common, accent: '#5b3df5' },
  basic_house: { ...common, accent: '#2f5d3a' },
  aquascutum: {
    accent: '#6b4e2e',
    ground: '#f4efe8',
    wash: '#ebe4da',
    line: '#d9d0c3',
    quiet: '#655d53',
    control: '#857b6e',
    sale: '#a8261f',
    success: '#14623a',
    display: serif,
  },
  foluv: { ...common, accent: '#b94d84' },
  rrig: { ...common, accent: '#c2541b' },
};

/** The custom properties of a family site as text for the page's style element. */
export function themeCss(site: FamilySiteCode): string {
  const theme = { ...siteThemes[site], ink: '#111111', text: '#333333' };
  const properties = Object.entries(theme).map(([name, value]) => `--${name}:${value}`);
  return `:root{${properties.join(';')}}`;
}

/** Colours by meaning. They resolve to the family site's values in the browser. */
export const color = {
  ink: 'var(--ink)',
  text: 'var(--text)',
  quiet: 'var(--quiet)',
  line: 'var(--line)',
  ground: 'var(--ground)',
  wash: 'var(--wash)',
  sale: 'var(--sale)',
  success: 'var(--success)',
  accent: 'var(--accent)',
  control: 'var(--control)',
  /** Fill of what is on its way or cannot be used. */
  shade: 'color-mix(in srgb, var(--wash) 60%, var(--line))',
  /** Text of what cannot be used. */
  disabled: '#a3a3a3',
} as const;

/** Type sizes, px. */
export const fontSize = {
  mark: 11,
  small: 12,
  note: 13,
  body: 14,
  lead: 16,
  title: 18,
  heading: 22,
  display: 28,
  hero: 36,
} as const;

export const fontFamily = { sans: 'var(--sans)', display: 'var(--display, var(--sans))' } as const;

/** Face of headings; a page may set the properties for all that stands in it. */
export const headingFace = {
  fontFamily: fontFamily.display,
  fontWeight: 'var(--heading-weight, 700)',
  letterSpacing: 'var(--heading-tracking, -0.01em)',
} as const;

/** Breakpoints in px (spec 9). */
export const breakpoint = { sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const;

/** Media queries as keys of style objects, mobile first. */
export const media = {
  sm: '@media (min-width: 640px)',
  md: '@media (min-width: 768px)',
  lg: '@media (min-width: 1024px)',
  xl: '@media (min-width: 1280px)',
  xxl: '@media (min-width: 1536px)',
  hover: '@media (hover: hover) and (pointer: fine)',
  touch: '@media (pointer: coarse)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  noScript: '@media (scripting: none)',
  forcedColors: '@media (forced-colors: active)',
} as const;

/** Least side of what a finger hits, px; also where it is drawn smaller, see {@link touchArea}. */
export const touchSide = 40;

/**
 * Widens what a finger hits around a control that is drawn smaller and positioned, behind what the control shows. Not
 * for rows that scroll: it would scroll, too.
 */
export const touchArea = {
  [media.touch]: {
    isolation: 'isolate',
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: `min(0px, (100% - ${touchSide}px) / 2)`,
      zIndex: -1,
    },
  },
} as const;

/** Stacking order; modal dialogs are above all of it in the browser's top layer. */
export const layer = {
  raised: 1,
  sticky: 10,
  header: 20,
  bar: 30,
  pageBar: 31,
  toast: 40,
  spinner: 50,
} as const;

/** Heights of form controls in px (spec 9). */
export const controlHeight = { xl: 58, lg: 48, md: 36, sm: 28 } as const;
export type ControlSize = keyof typeof controlHeight;

export const radius = 2;
export const motion = { fast: '160ms ease-out', base: '200ms ease-out', slow: '240ms ease-out' } as const;

/**
 * Measures of the page, px (spec 9). `fixedHeader` is what stays of the header while the page scrolls: on PC the row of
 * the logo and the menu, on phones the row of the logo.
 */
export const page = {
  maxWidth: 1920,
  sidePadding: 60,
  sidePaddingMobile: 16,
  fixedHeader: 90,
  fixedHeaderMobile: 52,
} as const;

/**
 * Reset, type and focus for the whole document; the shell puts it after {@link themeCss}.
 * `--sticky-top` is where sticky parts stop, under the fixed header (spec 9).
 */
export const globalCss = `
:root{--sans:${system};--sticky-top:${page.fixedHeaderMobile}px}
/* Set by the shell when the face is here, part by part and on the root in the end. */
[data-fonts]{--sans:${sans}}
body [data-fonts]{font-family:var(--sans)}
@media (scripting:none){:root{--sans:${sans}}}
@media (min-width:${breakpoint.lg}px){:root{--sticky-top:${page.fixedHeader}px}}
body[data-layout=bare]{--sticky-top:0px}
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:var(--sticky-top)}
html[data-action-bar]{scroll-padding-bottom:96px}
html[data-modal]{overflow:hidden;scrollbar-gutter:stable;background:color-mix(in srgb,${color.ground} 52%,#000)}
body{margin:0;min-height:100dvh;background:${color.ground};color:${color.text};font:400 14px/1.5 ${fontFamily.sans};word-break:keep-all;overflow-wrap:break-word;-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale;-webkit-tap-highlight-color:transparent}
h1,h2,h3,h4,h5,h6,p,figure,blockquote,dl,dd,ul,ol,fieldset{margin:0;padding:0;border:0}
h1,h2,h3,h4,h5,h6{color:${color.ink};font-size:inherit;font-weight:600;line-height:1.25;text-wrap:balance}
ul,ol{list-style:none}
a{color:inherit;text-decoration:none}
img,svg,video{display:block;max-width:100%}
img{height:auto}
button,input,select,textarea{margin:0;font:inherit;color:inherit;letter-spacing:inherit}
button{padding:0;border:0;background:none;cursor:pointer}
button:disabled{cursor:not-allowed}
table{border-collapse:collapse;border-spacing:0}
summary{cursor:pointer}
/* The browser's own sign of a touch is taken away above. */
@media (hover:none){:is(a,button,summary,label:has(>input)):active{opacity:.6}}
:focus-visible{outline:2px solid ${color.ink};outline-offset:2px}
.tabular{font-variant-numeric:tabular-nums}
/* Forced colours take away grounds and shadows: what is chosen has an outline of its own. */
@media (forced-colors:active){:is([aria-current]:not([aria-current=false]),[aria-pressed=true],[aria-selected=true],label:has(>input:checked)):not(:focus-visible){outline:2px solid Highlight;outline-offset:-2px}}
@media (min-width:${breakpoint.lg}px){body{font-size:15px}}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:1ms!important;animation-iteration-count:1!important;transition-duration:1ms!important;scroll-behavior:auto!important}}
`;
