import type { Measure } from './drawing.ts';

/** What size tables call each measure. */
export const measureNames: Readonly<Record<string, Measure>> = {
  총장: 'LENGTH',
  기장: 'LENGTH',
  길이: 'LENGTH',
  어깨너비: 'SHOULDER',
  가슴단면: 'CHEST',
  소매길이: 'SLEEVE',
  허리단면: 'WAIST',
  엉덩이단면: 'HIPS',
  허벅지단면: 'THIGH',
  밑단단면: 'HEM',
  굽높이: 'HEEL',
  발볼: 'FOOT_WIDTH',
  발길이: 'FOOT_LENGTH',
  가로: 'WIDTH',
  세로: 'HEIGHT',
  높이: 'HEIGHT',
  폭: 'DEPTH',
  끈길이: 'STRAP',
  '손잡이 높이': 'HANDLE',
  둘레: 'ROUND',
  깊이: 'HEIGHT',
  챙길이: 'BRIM',
  발목높이: 'ANKLE',
};
