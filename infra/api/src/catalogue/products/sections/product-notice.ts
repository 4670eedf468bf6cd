import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import type { ProductRow } from '../product-row.ts';

const unsaid = '상품 상세 참조';
const quality = '관련 법 및 소비자 분쟁해결 기준에 따름';

/**
 * What the notice on product information asks of clothes, shoes and bags, in its order: material, colours, sizes, maker,
 * country, care, month of making, terms of quality, and who repairs: the shop answers for all brands (spec 3.5, AS). What the product does not say refers to its page.
 */
export function productNotice(
  row: Pick<ProductRow, 'attributes' | 'colors' | 'maker_at' | 'brand_name'>,
  customerPhone: string | null,
): NonNullable<ProductView['notice_info']> {
  const said = (...names: string[]) =>
    row.attributes.find(({ name }) => names.includes(name.replaceAll(' ', '')))?.value;
  const colors = row.colors.map(({ name }) => name);
  const shown = row.colors.flatMap(({ sizes }) => sizes.filter(({ is_display }) => is_display));
  const sizes = [...new Set(shown.map(({ name }) => name))];
  return [
    { name: '제품 소재', value: said('소재', '제품소재') ?? unsaid },
    { name: '색상', value: colors.join(', ') || unsaid },
    { name: '치수', value: sizes.join(', ') || unsaid },
    { name: '제조자(수입자)', value: said('제조사', '제조자', '제조자(수입자)') ?? row.brand_name },
    { name: '제조국', value: said('제조국', '원산지') ?? unsaid },
    { name: '세탁방법 및 취급 시 주의사항', value: said('세탁방법') ?? unsaid },
    { name: '제조연월', value: said('제조연월') ?? (row.maker_at || unsaid) },
    { name: '품질보증기준', value: said('품질보증기준') ?? quality },
    { name: 'A/S 책임자와 전화번호', value: customerPhone ? `고객센터 ${customerPhone}` : '고객센터' },
  ];
}
