/** How narrow and how wide a column of a list may be made, in px. */
export const LEAST_WIDTH = 56
export const MOST_WIDTH = 900
