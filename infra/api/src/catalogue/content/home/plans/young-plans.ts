import type { HomePlan } from '@mall/contracts/api/content/home-plan';

/** Youth: loud, dense, playful; goods before stories. */
export const jucyPlan: HomePlan = {
  style: { type: 'heavy', head: 'sticker', pictures: 'rounded', density: 'dense' },
  palette: {
    ground: '#ffffff',
    wash: '#efffb8',
    line: '#d8d8e6',
    quiet: '#5c5c6e',
    accent: '#5b3df5',
    sale: '#c9124f',
    deep: '#5b3df5',
  },
  sections: [
    { kind: 'main_banners', variant: 'split' },
    { kind: 'highlight' },
    { kind: 'new_products', variant: 'grid', title: '신상 떴다!', lead: '품절 나기 전에 찜부터' },
    { kind: 'best', variant: 'priced', title: '다들 이거 삼', lead: '이번 주 장바구니 순위', band: 'wash' },
    { kind: 'time_sale', title: '타임어택' },
    { kind: 'keyword_styling', title: '오늘 뭐 입지?', band: 'deep' },
    { kind: 'md_products', variant: 'grid', title: '쥬디 픽', lead: '쥬디가 진짜 입는 것만' },
    { kind: 'basic_product', title: '교복처럼 입는 템' },
    { kind: 'look_collection', title: '무드 체크', band: 'wash' },
    { kind: 'show_case', title: '요즘 이 조합' },
    { kind: 'plan_exhibitions', title: '놓치면 손해' },
    { kind: 'brand_exhibition', title: '같이 노는 브랜드' },
    { kind: 'bottom_banners' },
  ],
};

/** Foluv: soft and romantic, arched pictures, moods before goods. */
export const foluvPlan: HomePlan = {
  style: { type: 'serif', head: 'left', pictures: 'arch', density: 'regular' },
  palette: {
    ground: '#fffafc',
    wash: '#fdeaf3',
    line: '#f3d5e3',
    quiet: '#74596a',
    accent: '#a83a72',
    sale: '#b3204e',
    deep: '#8f2f60',
  },
  sections: [
    { kind: 'main_banners', variant: 'posters' },
    { kind: 'keyword_styling', title: '어떤 하루에 입을까요', lead: '약속의 이름으로 골라 보세요' },
    {
      kind: 'new_products',
      variant: 'rail',
      title: '설레는 새 옷',
      lead: '상자를 여는 순간처럼',
      band: 'wash',
    },
    { kind: 'look_collection', title: '좋아하는 마음' },
    { kind: 'best', title: '고백받은 옷들' },
    { kind: 'highlight' },
    { kind: 'md_products', variant: 'tiles', title: '작은 선물' },
    { kind: 'time_sale', variant: 'lines', title: '오늘까지만 다정한 가격', band: 'wash' },
    { kind: 'plan_exhibitions', variant: 'posters', title: '계절의 편지' },
    { kind: 'show_case', title: '둘이서 입기' },
    { kind: 'basic_product', title: '매일 사랑하는' },
    { kind: 'brand_exhibition', title: '폴러브' },
    { kind: 'bottom_banners' },
  ],
};

/** RRIG: gear for the outdoors, set like a technical sheet. */
export const rrigPlan: HomePlan = {
  style: { type: 'mono', head: 'ruled', pictures: 'outlined', density: 'regular' },
  palette: {
    ground: '#f1f0ea',
    wash: '#e4e3da',
    line: '#c9c7ba',
    quiet: '#55564c',
    accent: '#8f3a0c',
    sale: '#a32b10',
    deep: '#22281f',
  },
  sections: [
    { kind: 'main_banners', variant: 'band' },
    {
      kind: 'show_case',
      variant: 'rows',
      title: 'FIELD TEST',
      lead: '영하 12도, 풍속 9m/s에서 입어 봤습니다',
    },
    { kind: 'md_products', variant: 'tiles', title: 'GEAR LIST', lead: '가방에 먼저 넣을 것', band: 'deep' },
    { kind: 'highlight', variant: 'words' },
    { kind: 'best', title: 'TOP RANK' },
    { kind: 'new_products', variant: 'rail', title: 'NEW DROP' },
    { kind: 'look_collection', title: 'ROUTE', lead: '도심에서 능선까지', band: 'wash' },
    { kind: 'time_sale', title: 'LAST CALL' },
    { kind: 'keyword_styling', title: 'LAYERING' },
    { kind: 'basic_product', title: 'BASE LAYER' },
    { kind: 'plan_exhibitions', title: 'MISSION' },
    { kind: 'brand_exhibition', title: 'CREW' },
    { kind: 'bottom_banners' },
  ],
};
