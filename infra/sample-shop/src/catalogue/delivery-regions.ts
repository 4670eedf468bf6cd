/** Postcodes that quick delivery reaches: Seoul, Incheon without its islands, and the south of Gyeonggi. */
export const seedDeliveryRegions = [
  { first_zipcode: '01000', last_zipcode: '08866', region: '서울' },
  { first_zipcode: '10200', last_zipcode: '10592', region: '경기 고양' },
  { first_zipcode: '12900', last_zipcode: '13056', region: '경기 하남' },
  { first_zipcode: '13100', last_zipcode: '13648', region: '경기 성남' },
  { first_zipcode: '13800', last_zipcode: '14126', region: '경기 과천·안양' },
  { first_zipcode: '14200', last_zipcode: '14353', region: '경기 광명' },
  { first_zipcode: '14400', last_zipcode: '14806', region: '경기 부천' },
  { first_zipcode: '16200', last_zipcode: '17183', region: '경기 수원·용인' },
  { first_zipcode: '21300', last_zipcode: '22862', region: '인천' },
];
