import { failure, renderPage } from '@mall/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { coupon, eventSummary, pageOf, planSummary, settings } from '../../testing/builders.ts';

const grade = (
  grade_id: number,
  grade_name: string,
  discount_rate: number,
  minimum_spend: number | null,
) => ({
  grade_id,
  grade_name,
  user_type: 'NORMAL',
  discount_rate,
  minimum_spend,
});
const grades = {
  rows: [grade(1, 'WELCOME', 1, 0), grade(2, 'SILVER', 2, 100_000), grade(6, 'BLACK', 9, null)],
  period_days: 365,
  own: null as unknown,
};

const open = (answers: object = {}, href = '/benefit/list') =>
  renderPage(remote, href, {
    answers: {
      'content.settings': settings(),
      'members.grades': grades,
      'coupons.downList': { rows: [coupon] },
      'plans.list': { ...pageOf([planSummary]), sites: ['tbh_shop'] },
      'events.list': pageOf([eventSummary]),
      ...answers,
    },
  });

describe('the page of benefits', () => {
  it('says what each grade takes off and asks for, and leads to coupons, plans and events', async () => {
    const { head } = await open();
    const rows = within(screen.getByRole('table'))
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows.slice(1)).toEqual([
      'WELCOME1%가입하면 바로',
      'SILVER2%100,000원 이상 구매',
      'BLACK9%따로 초대',
    ]);
    expect(screen.getByText(coupon.name)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Coupon Zone' })).toHaveAttribute('href', '/coupon/list');
    expect(
      screen.getByRole('link', { name: new RegExp(`${planSummary.title}.*티비에이치샵`) }),
    ).toHaveAttribute('href', '/plan/common/view/10');
    expect(screen.getByRole('link', { name: new RegExp(eventSummary.title) })).toHaveAttribute(
      'href',
      '/event/common/view/4',
    );
    expect(head).toMatchObject({
      canonical: '/benefit/list',
      jsonLd: { '@graph': [{ '@type': 'BreadcrumbList' }] },
    });
  });

  it('marks the grade of a member and says how far the next one is', async () => {
    const next = { grade_id: 2, grade_name: 'SILVER', remaining: 40_000 };
    await open({ 'members.grades': { ...grades, own: { grade_id: 1, spend: 60_000, next } } });
    expect(screen.getByRole('rowheader', { name: 'WELCOME 내 등급' })).toBeInTheDocument();
    expect(screen.getByText('40,000원 더 구매하면 SILVER 등급이 돼요.')).toBeInTheDocument();
  });

  it('leaves coupons out where the site has no Coupon Zone', async () => {
    await open({ 'content.settings': settings({ is_coupon_zone: false }) });
    expect(screen.queryByRole('heading', { name: '지금 받는 쿠폰' })).not.toBeInTheDocument();
  });

  it('keeps the rest when one part fails, and says so where nothing runs', async () => {
    await open({ 'members.grades': failure('RATE_LIMITED'), 'events.list': pageOf([]) });
    expect(screen.getByText('회원 등급 혜택 정보를 불러오지 못했어요')).toBeInTheDocument();
    expect(screen.getByText(coupon.name)).toBeInTheDocument();
    expect(screen.getByText('지금 진행 중인 이벤트가 없어요.')).toBeInTheDocument();
  });

  it('shows plans and events of the site whose page it is', async () => {
    const { services } = await open({}, '/benefit/list?family_site=jucy_judy');
    const asked = (id: string) => services.calls.find((call) => call.id === id)?.input;
    expect(asked('plans.list')).toEqual({ query: { page: 1, limit: 6, family_site_id: 5 } });
    expect(asked('events.list')).toEqual({
      query: { family_site_id: 5, state: 'ONGOING', page: 1, limit: 3 },
    });
  });
});
