import type { GarmentType } from '@mall/api/catalogue/pictures/picture-spec';
import type { Season } from '@mall/contracts/domain/catalogue/facets';

/** An article of the magazine and the goods that it speaks of. */
export interface Article {
  title: string;
  subtitle: string;
  types: readonly GarmentType[];
  /** When it can be read without wondering. */
  seasons: readonly Season[];
  content: readonly string[];
}

/** Newest first, as far as the season has them. */
export const articles: readonly Article[] = [
  {
    title: '코트를 오래 입는 다섯 가지 습관',
    subtitle: '한 벌을 열 번의 겨울 동안',
    types: ['wool-coat'],
    seasons: ['FALL', 'WINTER'],
    content: [
      '좋은 코트는 첫 해보다 다섯 번째 해에 더 멋있어집니다. 어깨가 몸을 기억하고, 원단의 결이 눕기 때문입니다.',
      '입고 돌아온 날에는 옷솔로 결을 따라 먼지를 털고, 어깨가 넓은 옷걸이에 하루 쉬게 해주세요. 이틀을 연달아 입지 않는 것만으로도 수명이 늘어납니다.',
      '비를 맞았다면 드라이어 대신 그늘에서 말리고, 계절이 끝나면 반드시 드라이클리닝 후 부직포 커버에 보관합니다.',
    ],
  },
  {
    title: '출근 가방에는 무엇이 들어 있을까',
    subtitle: '네 사람의 월요일 아침',
    types: ['leather-bag', 'tote-bag', 'backpack'],
    seasons: ['SPRING', 'SUMMER', 'FALL', 'WINTER'],
    content: [
      '마케터 지은 님의 토트백에는 늘 얇은 가디건이 접혀 있습니다. 회의실의 온도는 믿을 수 없기 때문이라고 합니다.',
      '개발자 현우 님은 백팩의 등판을 가장 먼저 봅니다. 노트북과 등 사이에 손가락 하나가 들어갈 틈이 있어야 여름이 편합니다.',
      '가방을 고를 때는 가장 무거운 물건을 넣어 보세요. 끈이 어깨를 누르는 자리가 곧 하루의 피로가 됩니다.',
    ],
  },
  {
    title: '니트, 세탁기 앞에서 망설이지 않으려면',
    subtitle: '소재별로 알아보는 세탁 순서',
    types: ['crew-knit', 'cardigan', 'turtleneck'],
    seasons: ['FALL', 'WINTER'],
    content: [
      '캐시미어와 울은 30도 아래의 물에 중성세제를 풀어 조물조물 누르듯 빱니다. 비비면 섬유가 엉켜 줄어듭니다.',
      '물기는 수건 위에 눕혀 돌돌 말아 짜고, 건조대에 걸지 말고 펼쳐서 말려야 어깨가 늘어나지 않습니다.',
      '보풀은 입기 전에 미리 정리하세요. 보풀 제거기는 결 반대 방향으로 한 번만 지나가는 것이 좋습니다.',
    ],
  },
  {
    title: '데님 핏 지도',
    subtitle: '스트레이트부터 세미 배기까지',
    types: ['jeans', 'denim-jacket'],
    seasons: ['SPRING', 'SUMMER', 'FALL', 'WINTER'],
    content: [
      '허벅지와 밑단의 비율이 핏의 이름을 정합니다. 두 폭이 같으면 스트레이트, 밑단이 좁아지면 테이퍼드입니다.',
      '키가 작다면 밑단보다 밑위를 먼저 보세요. 밑위가 길면 다리가 길어 보이고, 복사뼈에서 끊기는 길이가 가볍습니다.',
      '처음 입는 셀비지 데님은 반 치수 여유를 두는 것이 편합니다. 세탁 후 1인치 가까이 줄어들 수 있습니다.',
    ],
  },
  {
    title: '하객룩, 주인공보다 한 걸음 뒤에서',
    subtitle: '튀지 않고 근사하게',
    types: ['dress', 'blouse', 'slacks', 'blazer'],
    seasons: ['SPRING', 'SUMMER'],
    content: [
      '결혼식에는 흰색을 피하는 것이 오랜 예의입니다. 대신 더스티 핑크, 올리브, 네이비처럼 한 톤 눌러진 색이 사진에서 곱게 나옵니다.',
      '원피스 한 벌에 얇은 재킷을 걸치면 예식장의 냉방에도, 이어지는 저녁 자리에도 어울립니다.',
      '구두는 3센티미터 굽이면 충분합니다. 오래 서 있는 날이니까요.',
    ],
  },
  {
    title: '트렌치코트의 단추는 왜 열 개일까',
    subtitle: '옷장 속 역사',
    types: ['trench-coat'],
    seasons: ['SPRING', 'FALL'],
    content: [
      '트렌치코트는 참호에서 태어났습니다. 어깨의 견장과 허리의 고리는 장비를 걸기 위한 것이었고, 가슴의 덧댄 천은 빗물을 흘려보냅니다.',
      '더블 브레스트의 단추는 바람의 방향에 따라 좌우를 바꿔 여밀 수 있도록 두 줄이 되었습니다.',
      '오늘의 트렌치코트는 가벼워졌지만, 벨트를 버클에 끼우지 않고 묶는 버릇만은 백 년째 그대로입니다.',
    ],
  },
  {
    title: '꾸안꾸의 기술',
    subtitle: '맨투맨 하나로 다섯 가지',
    types: ['sweatshirt', 'hoodie', 'wide-pants'],
    seasons: ['SPRING', 'FALL', 'WINTER'],
    content: [
      '편한 옷이 후줄근해 보이지 않으려면 한 군데만 정돈하면 됩니다. 양말의 색, 소매의 접힘, 신발의 끈 같은 것들입니다.',
      '맨투맨 아래로 셔츠 밑단을 2센티미터만 내어 보세요. 그 한 줄이 옷차림의 끝을 마무리합니다.',
    ],
  },
  {
    title: '겨울 신발장 점검하기',
    subtitle: '스웨이드와 눈 사이',
    types: ['loafers', 'sneakers'],
    seasons: ['WINTER'],
    content: [
      '첫눈이 오기 전에 스웨이드에는 방수 스프레이를 두 번 나누어 뿌립니다. 20센티미터 떨어져 얇게, 마른 뒤 한 번 더.',
      '염화칼슘이 묻었다면 마르기 전에 젖은 천으로 두드려 닦아내세요. 하얀 자국을 그대로 두면 가죽이 굳습니다.',
      '신발은 하루 신고 하루 쉬게 하는 것이 가장 값싼 관리입니다.',
    ],
  },
  {
    title: '목도리를 두르는 세 가지 방법',
    subtitle: '같은 머플러, 다른 옷깃',
    types: ['scarf', 'beanie'],
    seasons: ['WINTER'],
    content: [
      '가장 따뜻한 방법은 가장 쉬운 방법입니다. 반으로 접어 목에 걸고, 고리 사이로 두 끝을 넣어 당기면 바람이 들 틈이 없습니다.',
      '코트의 깃을 보이고 싶은 날에는 한 번만 둘러 앞으로 늘어뜨리세요. 두 끝의 길이를 조금 다르게 두면 차려입은 티가 덜 납니다.',
      '실내에서는 풀어서 어깨에 걸칩니다. 접힌 자국이 남지 않도록 보관할 때는 말아서 넣어 두세요.',
    ],
  },
  {
    title: '장갑보다 먼저, 소매를 보세요',
    subtitle: '아우터 소매 길이 이야기',
    types: ['padding', 'wool-coat', 'padding-vest'],
    seasons: ['WINTER'],
    content: [
      '겨울 아우터의 소매는 손목뼈를 덮고 엄지 뿌리에 닿는 길이가 알맞습니다. 안에 입은 니트가 1센티미터쯤 보이면 단정합니다.',
      '패딩은 소매 안쪽에 조임이 있는지 보세요. 바람은 소매로 가장 먼저 들어옵니다.',
      '코트 소매를 줄일 때는 단추 자리를 먼저 확인해야 합니다. 단추에서 끝까지 3센티미터는 남겨 두는 것이 보기 좋습니다.',
    ],
  },
  {
    title: '린넨은 왜 시원할까',
    subtitle: '구김까지 좋아하게 되는 이유',
    types: ['shirt', 'shorts', 'dress', 'wide-pants'],
    seasons: ['SPRING', 'SUMMER'],
    content: [
      '아마의 줄기에서 얻은 실은 속이 비어 있습니다. 땀을 빨리 빨아들이고 그만큼 빨리 내보내서, 같은 두께의 면보다 서늘합니다.',
      '새 린넨이 뻣뻣한 것은 당연합니다. 다섯 번쯤 빨고 나면 손에 감기는 천이 됩니다.',
      '다림질은 물기가 남아 있을 때 하세요. 다 마른 린넨의 주름은 다리미로도 펴기 어렵습니다.',
    ],
  },
  {
    title: '흰 티셔츠를 오래 희게',
    subtitle: '누래지는 것은 땀이 아니라 세제입니다',
    types: ['t-shirt', 'polo'],
    seasons: ['SPRING', 'SUMMER'],
    content: [
      '목둘레가 누래지는 까닭은 대개 덜 헹군 세제입니다. 세제는 정해진 양의 칠 할만 넣고, 헹굼을 한 번 더 하세요.',
      '입고 온 날 바로 빨지 못한다면 목둘레만 미지근한 물에 적셔 두는 것으로 충분합니다.',
      '말릴 때는 옷걸이 대신 밑단을 집어 거꾸로 넙니다. 목이 늘어나는 일은 대부분 젖어 있을 때 일어납니다.',
    ],
  },
];
