/** Where a shopper lives or works. */
export interface Home {
  zipcode: string;
  address: string;
  address_detail: string;
}

/** Streets and zip codes of public offices all over the country: they exist, and no one lives there. */
const streets: readonly (readonly [zipcode: string, address: string])[] = [
  ['04750', '서울특별시 성동구 고산자로 270'],
  ['03937', '서울특별시 마포구 월드컵로 212'],
  ['47545', '부산광역시 연제구 중앙대로 1001'],
  ['13590', '경기도 성남시 분당구 분당로 50'],
  ['05552', '서울특별시 송파구 올림픽로 326'],
  ['35242', '대전광역시 서구 둔산로 100'],
  ['21554', '인천광역시 남동구 정각로 29'],
  ['16490', '경기도 수원시 팔달구 효원로 241'],
  ['01689', '서울특별시 노원구 노해로 437'],
  ['41911', '대구광역시 중구 공평로 88'],
  ['04390', '서울특별시 용산구 녹사평대로 150'],
  ['61945', '광주광역시 서구 내방로 111'],
  ['10460', '경기도 고양시 덕양구 고양시청로 10'],
  ['30151', '세종특별자치시 한누리대로 2130'],
  ['08832', '서울특별시 관악구 관악로 145'],
  ['44675', '울산광역시 남구 중앙로 201'],
  ['14547', '경기도 부천시 원미구 길주로 210'],
  ['24347', '강원특별자치도 춘천시 시청길 11'],
  ['54994', '전북특별자치도 전주시 완산구 노송광장로 10'],
  ['63208', '제주특별자치도 제주시 광양9길 10'],
];

const floors = 17;
const doors = 4;

/** The home of the member at a place in their list: no two live behind one door. */
export function homeOf(index: number): Home {
  const [zipcode = '', address = ''] = streets[index % streets.length] ?? [];
  const building = 101 + (index % 7);
  const door = (2 + ((index * 5) % floors)) * 100 + 1 + (index % doors);
  return { zipcode, address, address_detail: `${building}동 ${door}호` };
}

/** An office that several members share the street of, each on a floor of their own. */
export const officeOf = (index: number): Home => ({
  zipcode: '06090',
  address: '서울특별시 강남구 학동로 426',
  address_detail: `${3 + index}층`,
});
