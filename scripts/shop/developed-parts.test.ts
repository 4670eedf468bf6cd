import { developedParts } from './developed-parts.ts';

it('a part that is not known is answered with the nearest one', () => {
  expect(() => developedParts(['mf-lvie'])).toThrow(
    'there is no "mf-lvie", did you mean mf-live?; name some of',
  );
});
