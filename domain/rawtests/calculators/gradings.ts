/** Gradings of the worked examples, sieve in mm and per cent passing. */
export const points = (...rows: [number, number][]) => rows.map(([size, passing]) => ({ size, passing }))
export const SAND = points([9.5, 100], [4.75, 97], [2.36, 83], [1.18, 64], [0.6, 44], [0.3, 22], [0.15, 7])
export const STONE = points(
  [25, 100],
  [19, 95],
  [12.5, 62],
  [9.5, 36],
  [4.75, 5],
  [2.36, 2],
  [1.18, 1.6],
  [0.6, 1.3],
  [0.3, 1.1],
  [0.15, 0.9],
)
export const C57 = points([37.5, 100], [25, 97], [12.5, 45], [4.75, 6], [2.36, 3])
export const ALL = points(
  [37.5, 100],
  [25, 100],
  [19, 97],
  [12.5, 78],
  [9.5, 62],
  [4.75, 44],
  [2.36, 36],
  [1.18, 28],
  [0.6, 19],
  [0.3, 10],
  [0.15, 3],
  [0.075, 1],
)
export const BS = points([10, 100], [5, 96], [2.36, 82], [1.18, 66], [0.6, 46], [0.3, 20], [0.15, 6])
export const EN = points([40, 100], [31.5, 100], [20, 94], [14, 70], [10, 40], [4, 8], [2, 3])
export const SIZES = [25, 19, 9.5, 4.75, 2.36, 1.18, 0.6, 0.3, 0.15]
