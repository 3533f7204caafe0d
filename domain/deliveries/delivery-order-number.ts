/** `{plant}-{yy}-{000001}`: the year is that of the delivery day, the series runs on its own at every plant. */
export const doNumberText = (plantCode: string, doDate: string, count: number): string =>
  `${plantCode}-${doDate.slice(2, 4)}-${String(count).padStart(6, '0')}`

export const doNumberSeries = (plantCode: string, doDate: string): string =>
  `delivery-order:${plantCode}:${doDate.slice(2, 4)}`
