import { bodyOf, draftOf, errorsOf } from './draft.ts';

const good = {
  ...draftOf(5, { height_cm: 172, weight_kg: null }),
  score: 4,
  content: '품이 넉넉하고 편해요.',
};

it('names what is missing or wrong, field by field', () => {
  expect(errorsOf(good)).toEqual({});
  expect(errorsOf({ ...draftOf(5, null), content: '   짧아요   ', height: '17', weight: '17.5' })).toEqual({
    score: '별점을 선택해주세요.',
    content: '후기는 10자 이상 입력해주세요.',
    height: '키는 120~220cm로 입력해주세요.',
    weight: '몸무게는 25~180kg으로 입력해주세요.',
  });
});

it('sends measures that were given, and shows none where there are none', () => {
  expect(bodyOf(good, [])).toEqual({
    order_line_id: 5,
    score: 4,
    content: '품이 넉넉하고 편해요.',
    fit: {},
    is_body_shown: true,
    height_cm: 172,
  });
  expect(bodyOf({ ...good, height: '' }, [])).toMatchObject({ is_body_shown: false });
});
