import { Tally } from './tally.ts';

it('counts every try and keeps what got through, with request, expected and got', () => {
  const tally = new Tally();
  tally.expect('order A-1', { state: 'PAID' }, { state: 'PAID' });
  tally.expect('order A-2', 409, 200);
  tally.expect('order A-3', 'a code', undefined);
  tally.expectOneOf('order A-4', [403, 404], 404);
  tally.expectOneOf('order A-5', [403, 404], 200);
  tally.hold(true, 'unseen');
  tally.hold(false, 'the shop is empty');
  expect(tally.result).toEqual({
    tried: 7,
    fallen: [
      'order A-2: expected 409, got 200',
      'order A-3: expected a code, got undefined',
      'order A-5: expected one of [403,404], got 200',
      'the shop is empty',
    ],
  });
});

it('cuts what is too long to read', () => {
  const tally = new Tally();
  tally.expect('page', '', 'x'.repeat(9000));
  expect(tally.result.fallen[0]?.length).toBeLessThan(500);
});
