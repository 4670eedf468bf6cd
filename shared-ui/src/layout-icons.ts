/**
 * The icons that every page has from its beginning, apart from `icon-paths`: a module that imports one of those carries
 * them all.
 */
export const search = 'M10.75 17.5a6.75 6.75 0 1 0 0-13.5 6.75 6.75 0 0 0 0 13.5ZM15.75 15.75 20.5 20.5';
export const user =
  'M12 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5ZM4.75 20c.5-3.5 3.3-5.5 7.25-5.5s6.75 2 7.25 5.5';
export const menu = 'M4 6.5h16M4 12h16M4 17.5h16';
export const chevronUp = 'M5 15.25 12 8.5l7 6.75';
export const chevronDown = 'M5 8.75 12 15.5l7-6.75';
export const home = 'M4.5 10.5 12 4l7.5 6.5V20H14.5v-5.5h-5V20H4.5v-9.5Z';
export const live = 'M4 6h16v12H4V6ZM10.25 9.25v5.5l4.5-2.75-4.5-2.75Z';
export const grid = 'M4.5 4.5h6v6h-6v-6ZM13.5 4.5h6v6h-6v-6ZM4.5 13.5h6v6h-6v-6ZM13.5 13.5h6v6h-6v-6Z';
export const heart =
  'M12 20S4 15.2 4 9.4C4 6.8 6 5 8.2 5c1.6 0 3 .9 3.8 2.3C12.8 5.9 14.2 5 15.8 5 18 5 20 6.8 20 9.4 20 15.2 12 20 12 20Z';
