import type { HomePlan } from '@mall/contracts/api/content/home-plan';

const white = { ground: '#ffffff', line: '#e5e5e5' } as const;

/** The mall: every section, in the order of spec 2.7, in the words of the page. */
export const mainPlan: HomePlan = {
  style: { type: 'sans', head: 'left', pictures: 'plain', density: 'regular' },
  palette: {
    ...white,
    wash: '#f7f7f6',
    quiet: '#6f6f6f',
    accent: '#111111',
    sale: '#d6322b',
    deep: '#111111',
  },
  sections: [
    { kind: 'top_banners' },
    { kind: 'main_banners' },
    { kind: 'highlight' },
    { kind: 'time_sale' },
    { kind: 'md_products' },
    { kind: 'new_products' },
    { kind: 'brand_best' },
    { kind: 'show_case' },
    { kind: 'plan_exhibitions', band: 'wash' },
    { kind: 'look_collection' },
    { kind: 'keyword_styling' },
    { kind: 'basic_product' },
    { kind: 'brand_exhibition' },
    { kind: 'best' },
    { kind: 'bottom_banners' },
  ],
};

/** The outlet leads with prices: the clock first, rates large, five in a row, hardly a story. */
export const outletPlan: HomePlan = {
  style: { type: 'heavy', head: 'ruled', pictures: 'outlined', density: 'dense' },
  palette: {
    ...white,
    wash: '#fff4d6',
    quiet: '#66604f',
    accent: '#b3261e',
    sale: '#c3170f',
    deep: '#b3261e',
  },
  sections: [
    { kind: 'main_banners', variant: 'slim' },
    {
      kind: 'time_sale',
      variant: 'lines',
      title: '지금 아니면 이 가격 없어요',
      lead: '시간이 끝나면 원래 가격으로 돌아가요',
      band: 'wash',
    },
    {
      kind: 'best',
      variant: 'priced',
      title: '많이 팔리고 많이 내린 옷',
      lead: '지금 가장 많이 담는 가격이에요',
    },
    { kind: 'highlight', variant: 'words' },
    {
      kind: 'md_products',
      variant: 'priced',
      title: '오늘의 가격',
      lead: 'MD가 가격표부터 보고 골랐어요',
      band: 'deep',
    },
    {
      kind: 'new_products',
      variant: 'grid',
      title: '방금 들어온 이월',
      lead: '사이즈가 남아 있을 때 고르세요',
    },
    { kind: 'basic_product', title: '묶음으로 담는 기본', lead: '한 장 값으로 더 많이' },
    { kind: 'plan_exhibitions', title: '기획 특가', band: 'wash' },
    { kind: 'brand_exhibition', title: '브랜드 창고 대방출' },
    { kind: 'keyword_styling', title: '싸게 맞춘 한 벌' },
    { kind: 'show_case', title: '시즌 오프' },
    { kind: 'look_collection', title: '한 벌 다 해도 이 값' },
    { kind: 'bottom_banners' },
  ],
};

/** Basics: a calm grid, few words, air. */
export const basicPlan: HomePlan = {
  style: { type: 'light', head: 'left', pictures: 'plain', density: 'airy' },
  palette: {
    ...white,
    wash: '#f3f5f1',
    quiet: '#646a63',
    accent: '#2f5d3a',
    sale: '#b8261f',
    deep: '#2f5d3a',
  },
  sections: [
    { kind: 'main_banners', variant: 'framed' },
    { kind: 'basic_product', variant: 'grid', title: '매일의 옷', lead: '좋은 면, 편한 품, 오래 입는 색' },
    { kind: 'highlight', variant: 'words' },
    { kind: 'new_products', variant: 'grid', title: '새로 만든 것', lead: '서랍에 하나씩 더하세요' },
    { kind: 'keyword_styling', title: '이렇게 입어요', band: 'wash' },
    { kind: 'best', title: '다시 사는 옷' },
    { kind: 'time_sale', variant: 'lines', title: '이번 주만' },
    { kind: 'md_products', variant: 'tiles', title: '만든 사람이 고른 것' },
    { kind: 'show_case', title: '옷장 정리' },
    { kind: 'look_collection', title: '한 벌이면 충분한 날' },
    { kind: 'plan_exhibitions', variant: 'posters', title: '이번 달 이야기' },
    { kind: 'brand_exhibition', title: '함께 만드는 브랜드' },
    { kind: 'bottom_banners' },
  ],
};
