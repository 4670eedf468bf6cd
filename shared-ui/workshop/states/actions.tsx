import { ActionBar } from '../../src/controls/action-bar.tsx';
import { Button } from '../../src/controls/button.tsx';
import { CopyButton } from '../../src/controls/copy-button.tsx';
import { IconButton } from '../../src/controls/icon-button.tsx';
import { Stepper } from '../../src/controls/stepper.tsx';
import { Icon } from '../../src/icon.tsx';
import { Pagination } from '../../src/layout/pagination.tsx';
import { Tabs } from '../../src/layout/tabs.tsx';
import { ignore, type States } from './states.ts';

const tabs = [
  { href: '#detail', label: '상세정보' },
  { href: '#reviews', label: '리뷰', count: 1204 },
  { href: '#inquiries', label: '문의' },
];
const pageHref = (page: number) => `?page=${page}`;

export const actionStates = {
  'action-bar': {
    one: (
      <ActionBar>
        <Button full>구매하기</Button>
      </ActionBar>
    ),
  },
  button: {
    primary: <Button>구매하기</Button>,
    accent: <Button variant="accent">쿠폰 받기</Button>,
    secondary: <Button variant="secondary">장바구니</Button>,
    ghost: <Button variant="ghost">더보기</Button>,
    danger: <Button variant="danger">탈퇴하기</Button>,
    xl: <Button size="xl">구매하기</Button>,
    md: <Button size="md">적용</Button>,
    sm: <Button size="sm">삭제</Button>,
    full: <Button full>구매하기</Button>,
    loading: <Button loading>저장</Button>,
    disabled: <Button disabled>품절</Button>,
    link: <Button href="/cart">장바구니 보기</Button>,
  },
  'copy-button': {
    plain: (
      <CopyButton
        text="20261125-1"
        label="주문번호 복사"
        dialogs={{ toast: ignore, alert: () => Promise.resolve() }}
      />
    ),
  },
  icon: {
    named: <Icon name="search" label="검색" />,
    decorative: <Icon name="truck" />,
  },
  'icon-button': {
    plain: <IconButton icon="search" label="검색" />,
    counted: <IconButton icon="bag" label="장바구니" count={3} href="/cart" />,
    'counted past 99': <IconButton icon="bag" label="장바구니 가득" count={128} href="/cart" />,
    small: <IconButton icon="close" label="닫기" size="sm" />,
    disabled: <IconButton icon="refresh" label="새로 고침" disabled />,
  },
  pagination: {
    first: <Pagination page={1} lastPage={9} href={pageHref} />,
    middle: <Pagination page={5} lastPage={9} href={pageHref} />,
    last: <Pagination page={9} lastPage={9} href={pageHref} />,
    few: <Pagination page={2} lastPage={3} href={pageHref} />,
  },
  stepper: {
    'at its minimum': <Stepper label="최소 수량" value={1} onChange={ignore} />,
    between: <Stepper label="수량" value={4} max={10} onChange={ignore} />,
    'at its maximum': <Stepper label="최대 수량" value={10} max={10} onChange={ignore} />,
    small: <Stepper label="작은 수량" value={2} size="sm" onChange={ignore} />,
    large: <Stepper label="큰 수량" value={2} size="lg" onChange={ignore} />,
    disabled: <Stepper label="바꿀 수 없는 수량" value={2} disabled onChange={ignore} />,
  },
  tabs: {
    first: <Tabs label="상품 정보" current="#detail" items={tabs} />,
    counted: <Tabs label="상품 리뷰" current="#reviews" items={tabs} />,
    filling: <Tabs label="상품 문의" current="#inquiries" items={tabs} fill />,
  },
} satisfies Readonly<Record<string, States>>;
