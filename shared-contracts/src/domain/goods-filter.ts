/** Values that the filters of goods lists allow (spec 2.8, 9). Others are ignored (spec 2.2). */
export const stateOptions = ['NEW', 'BEST', 'SOLDOUT', 'DELIVERY_GUARANTEE'] as const;

export const seasonOptions = ['SPRING', 'SUMMER', 'FALL', 'WINTER'] as const;

/** Price ranges in KRW, lower end included, `<from>-<below>`; the last one is open. */
export const priceOptions = [
  '0-30000',
  '30000-50000',
  '50000-100000',
  '100000-200000',
  '200000-300000',
  '300000-',
] as const;

/** Groups that the colours of products belong to. */
export const colorOptions = [
  'BLACK',
  'WHITE',
  'GRAY',
  'NAVY',
  'BLUE',
  'BEIGE',
  'BROWN',
  'GREEN',
  'RED',
  'PINK',
  'PURPLE',
  'YELLOW',
] as const;
