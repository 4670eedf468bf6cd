import { type Drawing, lines } from './drawing.ts';

/** From the side above, the sole below. */
export const shoes: Drawing = {
  outlines: [
    'M44 128 Q40 62 70 50 L108 46 Q116 84 164 98 Q240 108 256 138 L256 158 H44 Z',
    'M46 236 Q46 212 84 212 Q140 222 190 206 Q254 202 256 234 Q254 262 200 260 Q140 248 84 258 Q46 258 46 236 Z',
  ],
  details: ['M44 142 H256', 'M112 66 L138 56', 'M124 80 L150 68', 'M140 90 L164 78'],
  measures: {
    HEEL: { path: 'M62 142 V158', label: [62, 176] },
    ...lines({
      FOOT_WIDTH: [
        [204, 205],
        [204, 260],
      ],
      FOOT_LENGTH: [
        [46, 280],
        [256, 280],
      ],
    }),
  },
};

export const bag: Drawing = {
  outlines: [
    'M52 136 L226 136 L236 252 L42 252 Z',
    'M226 136 L252 122 L262 236 L236 252',
    'M52 136 L78 122 H252',
  ],
  details: ['M52 136 L54 190 Q140 206 228 190 L226 136', 'M132 178 H148 V198 H132 Z'],
  measures: {
    ...lines({
      WIDTH: [
        [42, 270],
        [236, 270],
      ],
      HEIGHT: [
        [92, 136],
        [92, 252],
      ],
      DEPTH: [
        [236, 252],
        [262, 236],
      ],
    }),
    STRAP: { path: 'M66 128 Q70 18 152 18 Q234 18 238 128', label: [152, 18] },
  },
};

export const tote: Drawing = {
  outlines: [
    'M58 112 L222 112 L232 268 L48 268 Z',
    'M222 112 L246 98 L258 250 L232 268',
    'M58 112 L82 98 H246',
  ],
  details: ['M98 112 Q98 36 124 36 H158 Q184 36 184 112', 'M58 126 H223'],
  measures: lines({
    WIDTH: [
      [48, 284],
      [232, 284],
    ],
    HEIGHT: [
      [78, 112],
      [78, 268],
    ],
    DEPTH: [
      [232, 268],
      [258, 250],
    ],
    HANDLE: [
      [141, 36],
      [141, 112],
    ],
  }),
};

export const backpack: Drawing = {
  outlines: [
    'M74 94 Q76 40 142 40 Q208 40 210 94 L218 260 L66 260 Z',
    'M210 94 Q232 84 236 104 L244 244 L218 260',
  ],
  details: ['M122 40 Q142 10 162 40', 'M90 168 H194 L200 246 H84 Z', 'M90 184 H195', 'M82 98 Q142 78 202 98'],
  measures: lines({
    WIDTH: [
      [66, 276],
      [218, 276],
    ],
    HEIGHT: [
      [50, 40],
      [50, 260],
    ],
    DEPTH: [
      [218, 260],
      [244, 244],
    ],
  }),
};

export const cap: Drawing = {
  outlines: [
    'M78 176 Q72 78 160 72 Q250 78 248 176 Q164 150 78 176 Z',
    'M78 176 Q30 190 22 222 Q110 238 192 160',
  ],
  details: ['M160 72 Q126 110 128 163', 'M160 72 Q200 110 204 162'],
  measures: {
    ...lines({
      HEIGHT: [
        [160, 72],
        [160, 160],
      ],
      BRIM: [
        [84, 176],
        [52, 226],
      ],
    }),
    ROUND: { path: 'M78 184 Q164 158 248 184', label: [226, 178] },
  },
};

export const beanie: Drawing = {
  outlines: ['M78 206 Q72 66 150 60 Q228 66 222 206 Z', 'M70 186 H230 V236 H70 Z'],
  details: [
    'M110 78 V186',
    'M150 60 V186',
    'M190 78 V186',
    'M94 186 V236',
    'M122 186 V236',
    'M150 186 V236',
    'M178 186 V236',
    'M206 186 V236',
  ],
  measures: lines({
    ROUND: [
      [70, 212],
      [230, 212],
    ],
    HEIGHT: [
      [248, 60],
      [248, 236],
    ],
  }),
};

export const scarf: Drawing = {
  outlines: ['M112 30 H188 V250 H112 Z'],
  details: [
    'M112 58 H188',
    'M112 222 H188',
    'M120 250 V272',
    'M135 250 V272',
    'M150 250 V272',
    'M165 250 V272',
    'M180 250 V272',
  ],
  measures: lines({
    LENGTH: [
      [208, 30],
      [208, 250],
    ],
    DEPTH: [
      [112, 140],
      [188, 140],
    ],
  }),
};

export const socks: Drawing = {
  outlines: ['M102 32 H164 V156 Q168 180 200 198 L238 220 Q254 246 226 258 L160 258 Q102 244 102 188 Z'],
  details: ['M102 56 H164', 'M102 190 Q128 196 140 226', 'M214 208 Q204 232 212 258'],
  measures: lines({
    FOOT_LENGTH: [
      [102, 278],
      [246, 278],
    ],
    ANKLE: [
      [82, 32],
      [82, 200],
    ],
  }),
};

export const belt: Drawing = {
  outlines: ['M52 132 H262 L280 148 L262 164 H52 Z', 'M22 122 H60 V174 H22 Z'],
  details: ['M41 122 V174', 'M212 146 h6', 'M226 146 h6', 'M240 146 h6', 'M254 146 h6'],
  measures: lines({
    LENGTH: [
      [60, 190],
      [280, 190],
    ],
    DEPTH: [
      [130, 132],
      [130, 164],
    ],
  }),
};
