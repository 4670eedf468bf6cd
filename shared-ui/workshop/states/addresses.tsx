import type { ReactElement } from 'react';
import { AddressBookFields } from '../../src/address/address-book-fields.tsx';
import { AddressFields } from '../../src/address/address-fields.tsx';
import { PostcodeDialog } from '../../src/address/postcode-dialog.tsx';
import type { dialogs } from '../primitives.ts';
import { ignore, type States } from './states.ts';

const register = (name: string) => ({ name });
const wrong = {
  receiver_name: { message: '받으시는 분을 입력해주세요.' },
  receiver_phone: { message: '휴대폰번호를 확인해주세요.' },
  zipcode: { message: '우편번호 5자리를 입력해주세요.' },
  address: { message: '주소를 입력해주세요.' },
};

const fields = { register, errors: {}, onSearch: ignore };

const found = {
  count: 23,
  rows: [1, 2, 3, 4].map((number) => ({
    zipcode: `0479${number}`,
    road_address: `서울특별시 성동구 가상로 ${number * 15}`,
    jibun_address: `서울특별시 성동구 가상동 ${number * 7}-2`,
    building_name: '',
  })),
};
const before = {
  keyword: '',
  page: 1,
  result: undefined,
  isFetching: false,
  failed: null,
  onSearch: ignore,
  onPage: ignore,
};

const dialog = (search: Partial<Parameters<typeof PostcodeDialog>[0]['search']>) => (
  <PostcodeDialog search={{ ...before, ...search }} onClose={ignore} onChoose={ignore} />
);

export const addressStates = {
  'address-fields': {
    'a receiver': <AddressFields {...fields} showReceiver />,
    'an address alone': <AddressFields {...fields} showReceiver={false} />,
    wrong: <AddressFields {...fields} showReceiver errors={wrong} />,
  },
  'address-book-fields': {
    empty: <AddressBookFields {...fields} />,
    wrong: <AddressBookFields {...fields} errors={wrong} />,
  },
  'postcode-dialog': {
    open: dialog({}),
    searching: dialog({ keyword: '가상로', isFetching: true }),
    found: dialog({ keyword: '가상로', page: 2, result: found }),
    'none found': dialog({ keyword: '없는길', result: { rows: [], count: 0 } }),
    failed: dialog({ keyword: '가상로', failed: '' }),
  } satisfies Record<(typeof dialogs)['postcode-dialog'][number], ReactElement>,
} satisfies Readonly<Record<string, States>>;
