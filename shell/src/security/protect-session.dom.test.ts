import { cookieOfLogin, factCookie, loginFactValue } from '@mall/contracts/platform/login-cookie';
import { createFakeServices, failure, loggedIn } from '@mall/remote-kit/testing';
import { layoutSettings } from '../testing/settings.ts';
import { protectSession } from './protect-session.ts';

const settings = layoutSettings({
  family_site: 'tbh_shop',
  securityConfig: {
    mouse_drag_block: 'unused',
    mouse_right_block: 'unused',
    mouse_admin_except: 'unused',
    user_auto_logout: 'use',
    user_auto_logout_minute: 30,
  },
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

interface Login {
  isRemembered: boolean;
  /** How long the settings cannot be had, ms. */
  awayMs?: number;
}

/** A member's page without input for an hour; `isRemembered` as the edge says with the login's cookies. */
async function idleHour({
  isRemembered,
  awayMs = 0,
}: Login): Promise<{ messages: string[]; logouts: number }> {
  const fact = { memberId: 7, isRemembered, sessionId: '3f0c6a52-7f0a-4c5e-9d1b-0a6c5b7d9e11' };
  // biome-ignore lint/suspicious/noDocumentCookie: as the edge sets it
  document.cookie = `${cookieOfLogin(factCookie, '0000000010000')}=${loginFactValue(fact)}`;
  const backAt = Date.now() + awayMs;
  const services = createFakeServices('/', {
    answers: { 'content.settings': () => (Date.now() < backAt ? failure('UNAVAILABLE') : settings) },
    session: loggedIn,
  });
  let logouts = 0;
  services.session.logout = async () => {
    logouts += 1;
  };
  const undo = protectSession(services);
  await jest.advanceTimersByTimeAsync(3_600_000);
  undo();
  return { messages: services.messages, logouts };
}

it('a login ends on an idle page after the configured minutes (spec 4.6)', async () => {
  expect(await idleHour({ isRemembered: false })).toEqual({
    messages: ['30분간 활동이 없어 자동 로그아웃 됩니다.'],
    logouts: 1,
  });
});

it('an automatic login (spec 2.4) does not, as on the server', async () => {
  expect(await idleHour({ isRemembered: true })).toEqual({ messages: [], logouts: 0 });
});

// Settings that failed to come once left the login of that tab without an end.
it('a login ends on an idle page though its settings came late', async () => {
  expect((await idleHour({ isRemembered: false, awayMs: 60_000 })).logouts).toBe(1);
});

describe('content protection of a page that a member opens (spec 4.7, 6)', () => {
  const member = {
    member_id: 7,
    user_id: 'staff0001',
    user_name: '박지훈',
    email: 'staff0001@example.com',
    phone: '',
    zipcode: '',
    address: '',
    address_detail: '',
    join_type: 0,
    sns_type: null,
    sns_list: [],
    grade_name: 'STAFF',
    point: 0,
    buying_count: 0,
  };
  const openAs = async (grade_user_type: 'NORMAL' | 'STAFF', mouse_admin_except: 'use' | 'unused') => {
    const securityConfig = {
      ...settings.securityConfig,
      mouse_right_block: 'use' as const,
      mouse_admin_except,
      user_auto_logout: 'unused' as const,
    };
    const services = createFakeServices('/', {
      answers: {
        'content.settings': { ...settings, securityConfig },
        'members.view': { row: { ...member, grade_user_type } },
      },
      session: loggedIn,
    });
    const undo = protectSession(services);
    await jest.advanceTimersByTimeAsync(100);
    expect(services.calls.map(({ id }) => id)).not.toContain('members.view');
    dispatchEvent(new Event('mall-idle'));
    await jest.advanceTimersByTimeAsync(100);
    const isMenuAllowed = document.body.dispatchEvent(
      new Event('contextmenu', { bubbles: true, cancelable: true }),
    );
    undo();
    return { isMenuAllowed, asked: services.calls.filter(({ id }) => id === 'members.view').length };
  };

  it('exempts staff, whom it asks for once the page rests', async () => {
    expect(await openAs('STAFF', 'use')).toEqual({ isMenuAllowed: true, asked: 1 });
  });

  it('holds for members, and for staff where the exception is unused, without asking', async () => {
    expect(await openAs('STAFF', 'unused')).toEqual({ isMenuAllowed: false, asked: 0 });
    expect((await openAs('NORMAL', 'use')).isMenuAllowed).toBe(false);
  });
});
