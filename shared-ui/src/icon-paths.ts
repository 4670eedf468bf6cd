/** Stroke paths on a 24 px grid, drawn 1.5 px wide, a little finer below 18 px. */
export const bag = 'M5 8h14l1 12.5H4L5 8ZM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5';
export { heart, heart as heartFilled } from './layout-icons.ts';
export const close = 'M5.5 5.5l13 13M18.5 5.5l-13 13';
export const chevronLeft = 'M14.75 5 8 12l6.75 7';
export const chevronRight = 'M9.25 5 16 12l-6.75 7';
export const chevronsLeft = 'M12.5 5.5 6.25 12l6.25 6.5M18.5 5.5 12.25 12l6.25 6.5';
export const play = 'M7.5 5v14l11-7-11-7Z';
export const pause = 'M8.5 5.5v13M15.5 5.5v13';
export const plus = 'M12 5v14M5 12h14';
export const minus = 'M5 12h14';
export const check = 'M5 12.5l4.75 4.75L19.25 7';
export const filter =
  'M4 7.5h9M18 7.5h2M4 16.5h2M11 16.5h9M15.5 9.75a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5ZM8.5 18.75a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5Z';
export const star = 'M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7L12 16.8l-5.1 2.7 1-5.7-4.1-4 5.7-.8L12 3.8Z';
export const starFilled = star;
export const share = 'M12 15V4M8 7.5 12 3.5l4 4M7 10.5H5V20h14v-9.5h-2';
export const truck =
  'M3 6.5h11v10H9.75M3 6.5v10h2.25M14 10h3.75L21 13.25v3.25h-2.25M14 16.5h.25M7.5 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM16.5 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z';
export const refresh = 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15';
export const eye =
  'M2.75 12S6 6 12 6s9.25 6 9.25 6S18 18 12 18s-9.25-6-9.25-6ZM12 14.75a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5Z';
export const eyeOff =
  'M4 4l16 16M9.5 6.4A8.7 8.7 0 0 1 12 6c6 0 9.25 6 9.25 6a16 16 0 0 1-2.7 3.4M6.3 7.8A16 16 0 0 0 2.75 12S6 18 12 18c1.6 0 3-.4 4.2-1M10 10a2.75 2.75 0 0 0 3.9 3.9';
export const info = 'M12 20.25a8.25 8.25 0 1 0 0-16.5 8.25 8.25 0 0 0 0 16.5ZM12 11v5.25M12 7.75v.5';
export const alert = 'M12 20.25a8.25 8.25 0 1 0 0-16.5 8.25 8.25 0 0 0 0 16.5ZM12 7.5v5.5M12 15.75v.5';
export const bell = 'M6 17V10.5a6 6 0 0 1 12 0V17l1.5 1.5h-15L6 17ZM10 20.5h4';
export const coupon =
  'M3.5 6.5h17v3.75a1.75 1.75 0 0 0 0 3.5v3.75h-17v-3.75a1.75 1.75 0 0 0 0-3.5V6.5ZM14.5 6.5v2M14.5 11v2M14.5 15.5v2';
export const external = 'M9.5 5H5v14h14v-4.5M13 5h6v6M19 5l-8.5 8.5';
