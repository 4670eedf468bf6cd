import type { HomePlan } from '@mall/contracts/api/content/home-plan';

/** Men: an editorial in navy, numbered like its chapters. */
export const menPlan: HomePlan = {
  style: { type: 'sans', head: 'numbered', pictures: 'plain', density: 'regular' },
  palette: {
    ground: '#ffffff',
    wash: '#eef1f5',
    line: '#d5dbe3',
    quiet: '#5b6470',
    accent: '#1f3a5f',
    sale: '#b8261f',
    deep: '#1f3a5f',
  },
  sections: [
    { kind: 'main_banners', variant: 'split' },
    { kind: 'look_collection', title: '이번 주의 착장', lead: '회의, 외근, 저녁 약속까지 한 벌로' },
    { kind: 'md_products', variant: 'mosaic', title: '먼저 갖출 것', lead: '옷장의 기준이 되는 아홉 벌' },
    { kind: 'show_case', variant: 'rows', title: '입는 법', band: 'wash' },
    { kind: 'best', title: '남자들이 다시 찾은 옷' },
    { kind: 'new_products', variant: 'tiles', title: '입고', lead: '이번 주에 들어온 새 옷' },
    { kind: 'plan_exhibitions', variant: 'posters', title: '기획', band: 'deep' },
    { kind: 'time_sale', title: '마감 임박' },
    { kind: 'keyword_styling', title: '상황별 코디' },
    { kind: 'basic_product', title: '안에 입는 옷' },
    { kind: 'brand_exhibition', title: '라인' },
    { kind: 'highlight', variant: 'words' },
    { kind: 'bottom_banners' },
  ],
};

/** Women: a rose lookbook, pictures first and words under them. */
export const womenPlan: HomePlan = {
  style: { type: 'light', head: 'center', pictures: 'blend', density: 'airy' },
  palette: {
    ground: '#fdf6f7',
    wash: '#f7e9ec',
    line: '#ecd7dc',
    quiet: '#6f5a61',
    accent: '#8a3b5c',
    sale: '#a8233f',
    deep: '#8a3b5c',
  },
  sections: [
    { kind: 'main_banners', variant: 'posters' },
    {
      kind: 'look_collection',
      variant: 'stagger',
      title: '장미빛 겨울',
      lead: '천천히 넘겨 보는 열두 번째 룩북',
    },
    { kind: 'new_products', variant: 'editorial', title: '막 도착한 결', lead: '손끝에 먼저 닿는 소재들' },
    { kind: 'keyword_styling', title: '오늘의 기분', band: 'wash' },
    { kind: 'show_case', title: '두 사람의 옷장' },
    { kind: 'md_products', variant: 'rail', title: '에디터의 편지', lead: '한 벌씩 골라 적었어요' },
    { kind: 'best', title: '모두가 사랑한' },
    { kind: 'plan_exhibitions', variant: 'posters', title: '기획전' },
    { kind: 'time_sale', variant: 'lines', title: '잠시만 이 가격' },
    { kind: 'basic_product', title: '늘 곁에 두는' },
    { kind: 'brand_exhibition', title: '우리의 이름' },
    { kind: 'highlight' },
    { kind: 'bottom_banners' },
  ],
};

/** Luxury: serif, white space, a ground of its own; prices speak last. */
export const luxuryPlan: HomePlan = {
  style: { type: 'serif', head: 'center', pictures: 'blend', density: 'airy' },
  palette: {
    ground: '#f4efe8',
    wash: '#ebe4da',
    line: '#d9d0c3',
    quiet: '#655d53',
    accent: '#6b4e2e',
    sale: '#9c221b',
    deep: '#3d2f22',
  },
  sections: [
    { kind: 'main_banners', variant: 'framed' },
    { kind: 'show_case', variant: 'rows', title: '1851년부터의 외투', lead: '비와 바람을 위해 지은 한 벌' },
    {
      kind: 'new_products',
      variant: 'editorial',
      title: 'The Collection',
      lead: '오래 입을 것만 남겼습니다',
    },
    { kind: 'look_collection', variant: 'stagger', title: 'Portraits', band: 'wash' },
    { kind: 'brand_exhibition', title: 'Maison' },
    { kind: 'md_products', variant: 'rail', title: 'Selection' },
    { kind: 'keyword_styling', title: '격식에 맞게' },
    { kind: 'plan_exhibitions', variant: 'posters', title: 'Journal', band: 'deep' },
    { kind: 'best', title: 'Signature' },
    { kind: 'basic_product', title: 'Essentials' },
    { kind: 'highlight', variant: 'words' },
    { kind: 'time_sale', variant: 'lines', title: 'Private Sale' },
    { kind: 'bottom_banners' },
  ],
};
