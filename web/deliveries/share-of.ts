/** `1.4 %`; nothing of nothing is 0. */
export const shareOf = (part: string, whole: string): string =>
  `${Number(whole) > 0 ? ((Number(part) / Number(whole)) * 100).toFixed(1) : '0.0'} %`
