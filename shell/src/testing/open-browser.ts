import type { Member } from '@mall/contracts/api/people/members';
import { createBus } from '@mall/contracts/events/create-bus';
import type { Session } from '@mall/contracts/platform/services';
import { createFakeServices } from '@mall/remote-kit/testing';
import { createSession } from '../session/create-session.ts';

export const member: Member = {
  member_id: 7,
  user_id: 'shopper01',
  user_name: '김하늘',
  email: 'a@mall.test',
  phone: '01012345678',
  zipcode: '',
  address: '',
  address_detail: '',
  join_type: 0,
  sns_type: null,
  sns_list: [],
  grade_name: '일반',
  grade_user_type: 'NORMAL',
  point: 0,
  buying_count: 0,
};

/** A browser: tabs share its login cookie and receive each other's messages. */
export function openBrowser(cookie: number | null) {
  const browser = { cookie };
  const channels: { onmessage: ((event: { data: unknown }) => void) | null }[] = [];
  const openChannel = () => {
    const channel = {
      onmessage: null as ((event: { data: unknown }) => void) | null,
      postMessage: (data: unknown) => {
        for (const other of channels) if (other !== channel) other.onmessage?.({ data });
      },
      close: () => undefined,
    };
    channels.push(channel);
    return channel as unknown as BroadcastChannel;
  };

  interface TabOptions {
    initialMemberId?: number | null;
    /** What the server says of the member of the cookie. */
    memberAnswer?: unknown;
    logoutAnswer?: unknown;
    isConfirmed?: boolean;
  }

  /** A tab whose page the server rendered for this member. */
  const openTab = (options: TabOptions = {}) => {
    const { memberAnswer = { row: member }, logoutAnswer = {}, isConfirmed = true } = options;
    const questions: string[] = [];
    const services = createFakeServices('/', {
      answers: { 'members.view': memberAnswer, 'members.logout': logoutAnswer },
    });
    const bus = createBus({ openChannel });
    const session = createSession({
      ...services,
      bus,
      dialogs: {
        ...services.dialogs,
        confirm: async (message) => {
          questions.push(message);
          return isConfirmed;
        },
      },
      initialMemberId: options.initialMemberId ?? null,
      cookieMemberId: () => browser.cookie,
    });
    return { ...services, bus, session, questions };
  };
  return { browser, openTab };
}

/** What of a tab's cache is left, by the first part of its keys. */
export const cachedIn = ({ queryClient }: ReturnType<ReturnType<typeof openBrowser>['openTab']>) =>
  queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey[0]);

export const loggedIn: Session = { status: 'in', memberId: 7 };
export const loggedOut: Session = { status: 'out', memberId: null };
