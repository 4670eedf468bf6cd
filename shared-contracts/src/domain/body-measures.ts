/** What a shopper may say of their body: whole cm and kg. Bands of `step` are compared, never single values. */
export const bodyMeasures = {
  height: { minimum: 120, maximum: 220 },
  weight: { minimum: 25, maximum: 180 },
  step: 5,
} as const;

/** First value of the band that a measure lies in: 172 is in the band from 170. */
export const bandOf = (measure: number): number => measure - (measure % bodyMeasures.step);

/** Last value of a band. */
export const bandEnd = (from: number): number => from + bodyMeasures.step - 1;
