import { bodyOf, formOf } from './size-form.ts';

const words = { notAgreed: 'agree' };
const form = { ...formOf(null), isAgreed: true };

it('sends what was typed, and nothing for what was left empty', () => {
  expect(bodyOf({ ...form, height: ' 172', shoes: ' 255 ' }, words)).toEqual({
    body: { height_cm: 172, weight_kg: null, usual: { shoes: '255' }, is_agreed: true },
  });
});

it('says what is wrong by field', () => {
  expect(bodyOf({ ...form, height: '17', weight: '6o', isAgreed: false }, words)).toEqual({
    errors: {
      height: '키는 120~220cm로 입력해주세요.',
      weight: '숫자로 입력해주세요.',
      isAgreed: 'agree',
    },
  });
});

it('opens with the stored profile', () => {
  expect(formOf({ height_cm: 172, weight_kg: null, usual: { top: 'M' } })).toEqual({
    height: '172',
    weight: '',
    top: 'M',
    bottom: '',
    shoes: '',
    isAgreed: true,
  });
});
