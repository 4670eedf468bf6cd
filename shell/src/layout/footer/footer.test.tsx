import { viewSettings } from '@mall/contracts/api/content/content';
import { screen } from '@testing-library/react';
import { renderLayoutPart } from '../../testing/render-layout.tsx';
import { layoutSettings } from '../../testing/settings.ts';
import { Footer } from './footer.tsx';

const company = {
  ...layoutSettings().shopDefaultConfig,
  company_name: '주식회사 예시',
  ceo_name: '홍길동',
  address: '서울시 어딘가 1',
  company_number: '123-45-67890',
  mail_order_number: '제2026-서울-1호',
  legal: {
    email: 'help@example.com',
    privacy_officer: '김보호',
    hosting_provider: '가상클라우드',
    escrow: { provider: '안심페이', href: 'https://escrow.example/check' },
  },
};
const open = async (
  shopDefaultConfig: typeof company | ReturnType<typeof layoutSettings>['shopDefaultConfig'],
) => {
  const answers = { [viewSettings.id]: layoutSettings({ shopDefaultConfig }) };
  await renderLayoutPart(<Footer />, '/', { answers });
  await screen.findByRole('heading', { name: '고객센터' });
};

describe('the footer', () => {
  it('says who sells, as the law on electronic commerce wants it', async () => {
    await open(company);
    const facts = Object.fromEntries(
      screen.getAllByRole('term').map((name) => [name.textContent, name.nextElementSibling?.textContent]),
    );
    expect(facts).toEqual({
      상호: '주식회사 예시',
      대표자: '홍길동',
      주소: '서울시 어딘가 1',
      사업자등록번호: '123-45-67890',
      '통신판매업 신고번호': '제2026-서울-1호',
      개인정보보호책임자: '김보호',
      '호스팅 제공자': '가상클라우드',
      이메일: 'help@example.com',
    });
    expect(screen.getByRole('link', { name: '사업자정보확인' })).toHaveAttribute(
      'href',
      'https://www.ftc.go.kr/bizCommPop.do?wrkr_no=1234567890',
    );
    expect(screen.getByText(/안심페이의 구매안전\(에스크로\) 서비스/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '서비스 가입사실 확인' })).toHaveAttribute(
      'href',
      'https://escrow.example/check',
    );
  });

  it('leaves out what is not set', async () => {
    await open(layoutSettings().shopDefaultConfig);
    expect(screen.queryAllByRole('term')).toEqual([]);
    expect(screen.queryByText(/에스크로/)).not.toBeInTheDocument();
  });
});
