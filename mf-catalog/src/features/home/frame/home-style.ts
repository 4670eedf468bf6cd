import { type CSSObject, css } from '@emotion/react';
import { deepTones, type HomePlan, type HomeStyle } from '@mall/contracts/api/content/home-plan';
import { media } from '@mall/ui/theme';
import { createContext, useContext } from 'react';

/** Looks of the home that a section stands in. */
export const HomeLooks = createContext<HomeStyle>({
  type: 'sans',
  head: 'left',
  pictures: 'plain',
  density: 'regular',
});
/** Place of a section among those that are shown, from 1. */
export const SectionNumber = createContext(1);
export const useLooks = () => useContext(HomeLooks);

const serif = "'Nanum Myeongjo','Noto Serif KR','Noto Serif CJK KR',AppleMyungjo,Batang,Georgia,serif";
const mono = "ui-monospace,'SF Mono',Menlo,Consolas,'DejaVu Sans Mono',var(--sans)";

/** Faces of headings: size on phones and on PC (px), weight and tracking. */
const faces: Record<HomeStyle['type'], CSSObject> = {
  sans: { '--heading-size': '20px', [media.lg]: { '--heading-size': '24px' } },
  serif: {
    '--display': serif,
    '--heading-weight': 400,
    '--heading-tracking': '-0.01em',
    '--heading-size': '24px',
    '--hero-size': '30px',
    [media.lg]: { '--heading-size': '36px', '--hero-size': '52px' },
  },
  heavy: {
    '--heading-weight': 900,
    '--heading-tracking': '-0.05em',
    '--heading-size': '24px',
    '--hero-size': '34px',
    [media.lg]: { '--heading-size': '34px', '--hero-size': '60px' },
  },
  light: {
    '--heading-weight': 300,
    '--heading-tracking': '-0.03em',
    '--heading-size': '24px',
    '--hero-size': '30px',
    [media.lg]: { '--heading-size': '32px', '--hero-size': '44px' },
  },
  mono: {
    '--display': mono,
    '--heading-weight': 700,
    '--heading-tracking': '0',
    '--heading-size': '18px',
    [media.lg]: { '--heading-size': '22px', '--hero-size': '44px' },
  },
};

const pictures: Record<HomeStyle['pictures'], CSSObject> = {
  plain: {},
  blend: { '--picture-blend': 'multiply' },
  rounded: { '--picture-radius': '18px' },
  arch: { '--picture-radius': '999px 999px 0 0' },
  outlined: { '--picture-border': '1px solid var(--line)' },
};

const gaps: Record<HomeStyle['density'], CSSObject> = {
  airy: { '--home-gap': '88px', [media.lg]: { '--home-gap': '168px' } },
  regular: { '--home-gap': '64px', [media.lg]: { '--home-gap': '112px' } },
  dense: { '--home-gap': '44px', [media.lg]: { '--home-gap': '72px' } },
};

/** A plan as custom properties: everything inside that uses the theme's colours and headings follows. */
export const looksOf = ({ style, palette }: Pick<HomePlan, 'style' | 'palette'>) =>
  css(
    Object.fromEntries(Object.entries(palette).map(([name, value]) => [`--${name}`, value])),
    faces[style.type],
    pictures[style.pictures],
    gaps[style.density],
    { '--heading-align': style.head === 'center' ? 'center' : 'left', background: 'var(--ground)' },
  );

/** Ground of a section. On the deep one words are light. */
export const bands = {
  wash: css({ '--ground': 'var(--wash)', background: 'var(--wash)' }),
  deep: css(Object.fromEntries(Object.entries(deepTones).map(([name, value]) => [`--${name}`, value])), {
    '--line': 'rgb(255 255 255 / 32%)',
    '--accent': '#ffffff',
    // Multiplied with a dark ground a garment would be black.
    '--picture-blend': 'normal',
    '--ground': 'var(--deep)',
    background: 'var(--deep)',
  }),
};
