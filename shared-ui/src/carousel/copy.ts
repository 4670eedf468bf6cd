/** Korean words of the hero, apart: pages without one do not bring them. */
export const previousBanner = '이전 배너';
export const nextBanner = '다음 배너';
export const bannerOrdinal = ' 번째 배너';
export const stopRotation = '자동 넘김 멈추기';
export const startRotation = '자동 넘김 시작하기';
export const mainNews = '주요 소식';
export const carousel = '캐러셀';
