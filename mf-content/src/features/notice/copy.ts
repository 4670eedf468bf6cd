export const copy = {
  home: '홈',
  search: '공지 제목과 내용 검색',
  title: '공지사항',
  description: '배송, 이벤트, 점검 등 쇼핑몰의 소식을 알려드려요.',
  pinned: '중요',
  empty: '등록된 공지가 없어요',
  all: '전체 공지 보기',
  notFound: '찾으시는 공지가 없어요',
  notFoundHint: '삭제되었거나 주소가 바뀌었어요.',
  failed: '공지를 불러오지 못했어요',
  toList: '목록으로',
  related: '관련 상품',
} as const;
