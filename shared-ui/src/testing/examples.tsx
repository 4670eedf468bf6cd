import type { Banner } from '@mall/contracts/api/content';
import type { ReactElement } from 'react';
import { Accordion } from '../accordion.tsx';
import { ActionBar } from '../action-bar.tsx';
import { AmountRows } from '../amount-rows.tsx';
import { Badge } from '../badge.tsx';
import { Breadcrumb } from '../breadcrumb.tsx';
import { Button } from '../button.tsx';
import { Checkbox } from '../checkbox.tsx';
import { ColorChips } from '../color-chip.tsx';
import { ColorDots } from '../color-dots.tsx';
import { Countdown } from '../countdown.tsx';
import { Dialog } from '../dialog.tsx';
import { EmptyState } from '../empty-state.tsx';
import { ErrorState } from '../error-state.tsx';
import { FarPart } from '../far-part.tsx';
import { FreeDeliveryBar } from '../free-delivery-bar.tsx';
import { Hero } from '../hero.tsx';
import { Icon } from '../icon.tsx';
import { IconButton } from '../icon-button.tsx';
import { OptionChips } from '../option-chip.tsx';
import { Pagination } from '../pagination.tsx';
import { Picture } from '../picture.tsx';
import { Price } from '../price.tsx';
import { ProductCard } from '../product-card.tsx';
import { ProductCardSkeleton } from '../product-card-skeleton.tsx';
import { ProductGrid } from '../product-grid.tsx';
import { ProductRow } from '../product-row.tsx';
import { RadioGroup } from '../radio-group.tsx';
import { Rail } from '../rail.tsx';
import { Rating } from '../rating.tsx';
import { Section } from '../section.tsx';
import { Select } from '../select.tsx';
import { Skeleton } from '../skeleton.tsx';
import { Spinner } from '../spinner.tsx';
import { Stepper } from '../stepper.tsx';
import { Tabs } from '../tabs.tsx';
import { TextArea } from '../text-area.tsx';
import { TextField } from '../text-field.tsx';
import { Toast } from '../toast.tsx';
import { picture, productCard } from './product-card.ts';

function ignore() {}

export function banner(id: number, title: string): Banner {
  return {
    banner_id: id,
    title,
    subtitle: '',
    href: `/plan/common/view/${id}`,
    image_pc: picture,
    image_mobile: picture,
    tone: 'dark',
  };
}

const sizes = [
  { value: 'S', label: 'S' },
  { value: 'M', label: 'M', isSoldOut: true },
];

/** One example of every component, by its name. */
export const examples: Record<string, ReactElement> = {
  accordion: <Accordion summary="배송 안내">내용</Accordion>,
  'action-bar': <ActionBar>주문하기</ActionBar>,
  'amount-rows': <AmountRows rows={[{ label: '상품', amount: 1 }]} total={{ label: '합계', amount: 1 }} />,
  badge: <Badge>쿠폰</Badge>,
  breadcrumb: <Breadcrumb items={[{ label: '홈', href: '/' }, { label: '셔츠' }]} />,
  button: <Button loading>저장</Button>,
  checkbox: <Checkbox error="동의해 주세요.">동의</Checkbox>,
  'color-chip': <ColorChips legend="색상" options={[{ value: 'n', label: '네이비', hex: '#1d2433' }]} />,
  'color-dots': <ColorDots colors={productCard().colors} />,
  countdown: <Countdown endAt="2026-11-21T11:00:00Z" />,
  dialog: (
    <Dialog open={false} onClose={ignore} title="옵션 선택">
      내용
    </Dialog>
  ),
  'empty-state': <EmptyState title="비어 있어요" icon="bag" />,
  'error-state': <ErrorState />,
  'far-part': <FarPart height={400}>먼 곳</FarPart>,
  'free-delivery-bar': <FreeDeliveryBar remaining={12000} threshold={50000} />,
  hero: <Hero banners={[banner(1, '코트'), banner(2, '니트')]} />,
  icon: <Icon name="search" label="검색" />,
  'icon-button': <IconButton icon="bag" label="장바구니" count={3} href="/cart" />,
  'option-chip': <OptionChips legend="사이즈" options={sizes} defaultValue="S" />,
  pagination: <Pagination page={2} lastPage={9} href={(page) => `?page=${page}`} />,
  picture: <Picture picture={picture} sizes="100vw" priority />,
  price: <Price retailPrice={57000} lastPrice={39900} />,
  'product-card': <ProductCard product={productCard({ is_sold_out: true })} onWish={ignore} />,
  'product-card-skeleton': <ProductCardSkeleton />,
  'product-grid': (
    <ProductGrid label="셔츠">
      <ProductCard product={productCard()} />
    </ProductGrid>
  ),
  'product-row': <ProductRow product={productCard()} rank={1} />,
  'radio-group': <RadioGroup legend="결제" options={sizes} value="S" onValue={ignore} />,
  rail: (
    <Rail label="셔츠">
      <ProductCard product={productCard()} />
    </Rail>
  ),
  rating: <Rating score={4.8} count={3} />,
  section: (
    <Section title="셔츠" moreHref="/goods/list">
      내용
    </Section>
  ),
  select: (
    <Select label="정렬">
      <option>판매인기순</option>
    </Select>
  ),
  skeleton: <Skeleton height={20} />,
  spinner: <Spinner label="불러오는 중" />,
  stepper: <Stepper value={1} onChange={ignore} />,
  tabs: <Tabs label="상품" current="#a" items={[{ href: '#a', label: '상세정보' }]} sticky />,
  'text-area': <TextArea label="문의" />,
  'text-field': <TextField label="비밀번호" type="password" error="틀렸어요" hint="도움말" />,
  toast: <Toast message="담았어요" onClose={ignore} />,
};
