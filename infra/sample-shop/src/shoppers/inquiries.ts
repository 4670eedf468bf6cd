import type { MadeProduct } from '../products/make-product.ts';
import { diceOf } from '../random.ts';

const dayMs = 86_400_000;
const questions = [
  [
    'SIZE',
    '키 165에 55인데 어떤 사이즈가 맞을까요?',
    '평소 착용하시는 사이즈를 권해드립니다. 상세 사이즈표도 참고해주세요.',
  ],
  [
    'SIZE',
    '어깨가 넓은 편인데 한 치수 크게 사야 하나요?',
    '여유 있는 핏을 원하시면 한 치수 크게 선택하시는 것을 권해드립니다.',
  ],
  [
    'STOCK',
    '품절된 색상은 언제 다시 들어오나요?',
    '입고 일정이 정해지는 대로 재입고 알림으로 안내드리겠습니다.',
  ],
  [
    'DELIVERY',
    '오늘 주문하면 금요일 전에 받을 수 있을까요?',
    '평일 오후 2시 이전 결제 건은 당일 출고되며, 보통 2~3일 안에 받아보실 수 있습니다.',
  ],
  [
    'PRODUCT',
    '비침이 심한 편인가요?',
    '비침은 기본정보의 표를 참고해주세요. 밝은 색상은 이너와 함께 착용하시는 것을 권해드립니다.',
  ],
  [
    'PRODUCT',
    '세탁기에 돌려도 되나요?',
    '제품 안쪽 라벨의 세탁 방법을 따라주세요. 형태 유지를 위해 손세탁을 권해드립니다.',
  ],
  ['ETC', '선물 포장이 가능한가요?', '주문서의 배송 메모에 남겨주시면 가능한 범위에서 도와드리겠습니다.'],
] as const;
const names = ['김*연', '이*호', '박*', '최*영', '정*', '조*현', '임*아', '서*우'];

/** Rows of `product_inquiries` of one product: none to two, a third of them secret, most answered. */
export function makeInquiries({ product }: MadeProduct, now: Date) {
  const dice = diceOf(`inquiries-${product.product_id}`);
  const count = dice.pick([0, 0, 0, 1, 1, 2]);
  return dice.sample(questions, count).map(([category, content, answer]) => {
    const askedAt = now.getTime() - Math.floor(dice.next() * 60 * dayMs) - dayMs;
    const isAnswered = dice.chance(0.8);
    return {
      product_id: product.product_id,
      user_name: dice.pick(names),
      category,
      is_secret: dice.chance(0.33),
      content,
      created_at: new Date(askedAt).toISOString(),
      answer: isAnswered ? answer : null,
      answered_at: isAnswered ? new Date(askedAt + dayMs / 2).toISOString() : null,
    };
  });
}
