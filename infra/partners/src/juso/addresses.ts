/** Roads of a few places with how many buildings stand at each: names of real cities, roads that do not exist. */
const roads = [
  ['서울특별시 성동구', '가상로', '성수동가', '047', 12],
  ['서울특별시 강남구', '새벽대로', '역삼동', '062', 14],
  ['서울특별시 마포구', '무지개길', '합정동', '040', 10],
  ['서울특별시 송파구', '호수공원로', '잠실동', '055', 10],
  ['경기도 성남시 분당구', '느티나무로', '정자동', '135', 12],
  ['경기도 수원시 영통구', '햇살로', '이의동', '165', 9],
  ['인천광역시 연수구', '바닷길대로', '송도동', '219', 9],
  ['부산광역시 해운대구', '물결로', '우동', '480', 12],
  ['대구광역시 수성구', '은행나무길', '범어동', '420', 8],
  ['대전광역시 유성구', '과학누리로', '봉명동', '341', 8],
  ['광주광역시 서구', '빛고을길', '치평동', '619', 8],
  ['제주특별자치도 제주시', '돌담길', '노형동', '631', 8],
] as const;
const buildings = ['', '가온아파트', '', '누리빌딩', '', '다온타워', '라온빌라'] as const;

/** An address with the names of business.juso.go.kr's answer. */
export interface Juso {
  roadAddr: string;
  roadAddrPart1: string;
  roadAddrPart2: string;
  jibunAddr: string;
  zipNo: string;
  bdNm: string;
  siNm: string;
  sggNm: string;
  emdNm: string;
  rn: string;
  buldMnnm: string;
  buldSlno: string;
}

function addressOf(road: (typeof roads)[number], index: number): Juso {
  const [region, rn, emdNm, zipPrefix] = road;
  const [siNm = '', ...district] = region.split(' ');
  const buldMnnm = String(index * 3 + 1);
  const bdNm = buildings[index % buildings.length] ?? '';
  const roadAddrPart1 = `${region} ${rn} ${buldMnnm}`;
  const roadAddrPart2 = bdNm ? ` (${emdNm}, ${bdNm})` : ` (${emdNm})`;
  return {
    roadAddr: `${roadAddrPart1}${roadAddrPart2}`,
    roadAddrPart1,
    roadAddrPart2,
    jibunAddr: `${region} ${emdNm} ${100 + index * 7}-${index + 1}${bdNm ? ` ${bdNm}` : ''}`,
    zipNo: `${zipPrefix}${String(10 + index * 3).padStart(2, '0')}`,
    bdNm,
    siNm,
    sggNm: district.join(' '),
    emdNm,
    rn,
    buldMnnm,
    buldSlno: '0',
  };
}

const addresses: readonly Juso[] = roads.flatMap((road) =>
  Array.from({ length: road[4] }, (_, index) => addressOf(road, index)),
);

/** Addresses that hold every word of the keyword. */
export function findAddresses(keyword: string): Juso[] {
  const words = keyword.split(/\s+/).filter(Boolean);
  return addresses.filter((address) => {
    const text = `${address.roadAddr} ${address.jibunAddr} ${address.zipNo}`;
    return words.every((word) => text.includes(word));
  });
}
