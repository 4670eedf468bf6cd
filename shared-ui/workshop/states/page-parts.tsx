import type { ReactElement } from 'react';
import { Hero } from '../../src/carousel/hero.tsx';
import type { HeroVariant } from '../../src/carousel/hero-slide.tsx';
import { Button } from '../../src/controls/button.tsx';
import { Dialog } from '../../src/feedback/dialog.tsx';
import { EmptyState } from '../../src/feedback/empty-state.tsx';
import { ErrorState } from '../../src/feedback/error-state.tsx';
import { Skeleton } from '../../src/feedback/skeleton.tsx';
import { Toast } from '../../src/feedback/toast.tsx';
import { Accordion } from '../../src/layout/accordion.tsx';
import { Breadcrumb } from '../../src/layout/breadcrumb.tsx';
import { ClampedText } from '../../src/layout/clamped-text.tsx';
import { ContentVisibility } from '../../src/layout/content-visibility.tsx';
import { Section } from '../../src/layout/section.tsx';
import { Countdown } from '../../src/product/countdown.tsx';
import { Spinner } from '../../src/spinner.tsx';
import { banner } from '../../src/testing/banner.ts';
import type { dialogs } from '../primitives.ts';
import { ignore, type States } from './states.ts';

const noonMs = Date.parse('2026-01-01T12:00:00Z');
const now = () => noonMs;
const heroBanners = [{ ...banner(4, '겨울 코트'), subtitle: '가볍고 따뜻하게' }, banner(5, '머플러')];
const forever = 2 ** 31 - 1;
/** Rounds the height up to whole pixels: a fraction would change the antialiasing of all text below. */
const variant = (name: HeroVariant, label: string, banners = heroBanners) => (
  <div css={{ height: 'calc-size(auto, round(up, size, 1px))' }}>
    <Hero variant={name} label={label} banners={banners} />
  </div>
);

export const pagePartStates = {
  accordion: {
    closed: <Accordion summary="배송 안내">영업일 기준 2~3일 걸려요.</Accordion>,
    open: (
      <Accordion summary="교환과 반품" defaultOpen>
        받은 날부터 7일 안에 신청해 주세요.
      </Accordion>
    ),
  },
  breadcrumb: {
    'two levels': <Breadcrumb items={[{ label: '홈', href: '/' }, { label: '셔츠' }]} />,
    'three levels': (
      <Breadcrumb
        items={[{ label: '홈', href: '/' }, { label: '남성', href: '/goods/list' }, { label: '셔츠' }]}
      />
    ),
  },
  'clamped-text': {
    short: <ClampedText>핏이 예뻐요.</ClampedText>,
    'longer than three lines': (
      <div css={{ maxWidth: 260 }}>
        <ClampedText>
          {'핏이 예쁘고 원단이 부드러워서 매일 입게 돼요. 세탁해도 모양이 그대로예요. '.repeat(4)}
        </ClampedText>
      </div>
    ),
  },
  countdown: {
    hours: <Countdown endAt="2026-01-01T15:04:05Z" now={now} />,
    days: <Countdown endAt="2026-01-04T12:00:00Z" now={now} label="판매 종료까지" />,
    over: <Countdown endAt="2026-01-01T11:00:00Z" now={now} label="판매 종료" />,
  },
  dialog: {
    open: (
      <Dialog open onClose={ignore} title="옵션 선택" footer={<Button full>담기</Button>}>
        원하는 색상과 사이즈를 골라 주세요.
      </Dialog>
    ),
    small: (
      <Dialog open onClose={ignore} title="로그아웃할까요?" size="sm">
        담은 상품은 그대로 있어요.
      </Dialog>
    ),
    large: (
      <Dialog open onClose={ignore} title="배송지 관리" size="lg" footer={<Button full>저장</Button>}>
        {'받는 분과 주소를 확인해 주세요. '.repeat(120)}
      </Dialog>
    ),
    'at the side': (
      <Dialog open onClose={ignore} title="전체 카테고리" placement="side">
        아우터
      </Dialog>
    ),
  } satisfies Record<(typeof dialogs)['dialog'][number], ReactElement>,
  'empty-state': {
    plain: <EmptyState title="찜한 상품이 없어요" />,
    'with an action': (
      <EmptyState
        title="장바구니가 비어 있어요"
        description="마음에 드는 상품을 담아 보세요."
        icon="bag"
        action={<Button href="/">쇼핑하기</Button>}
      />
    ),
  },
  'error-state': {
    plain: <ErrorState />,
    'to be tried again': <ErrorState onRetry={ignore} />,
    'being tried again': <ErrorState onRetry={ignore} retrying />,
  },
  'content-visibility': { shown: <ContentVisibility height={40}>아래에 있는 내용</ContentVisibility> },
  hero: {
    two: <Hero banners={[banner(1, '울 코트'), banner(2, '겨울 니트')]} />,
    'one, in light words': variant('full', '밝은 배너', [{ ...banner(3, '셔츠'), tone: 'light' }]),
    slim: variant('slim', '얇은 배너'),
    split: variant('split', '나뉜 배너'),
    band: variant('band', '띠 배너'),
    framed: variant('framed', '여백 있는 배너'),
  },
  section: {
    plain: <Section title="신상품">내용</Section>,
    'with more': (
      <Section title="베스트" description="지금 많이 찾는 상품" moreHref="/goods/list">
        내용
      </Section>
    ),
    inset: (
      <Section title="최근 본 상품" inset>
        내용
      </Section>
    ),
  },
  skeleton: {
    line: <Skeleton height={20} />,
    picture: <Skeleton width={120} aspect="3 / 4" />,
  },
  spinner: {
    named: <Spinner label="불러오는 중" />,
    large: <Spinner size={48} label="결제하는 중" />,
  },
  toast: {
    message: <Toast message="장바구니에 담았어요" onClose={ignore} duration={forever} />,
    'with an action': (
      <Toast message="찜했어요" onClose={ignore} duration={forever} action={<a href="/wish">보기</a>} />
    ),
  },
} satisfies Readonly<Record<string, States>>;
