export const magazineHref = (id: number) => `/board/magazine/${id}`;
export const magazineListHref = (page = 1) => (page > 1 ? `/board/magazine?page=${page}` : '/board/magazine');
