/** Types of fracture of ASTM C39 Figure 2; a cube is satisfactory (type 1) or not (EN 12390-3). */
export const FRACTURE_WORDS: readonly (readonly [value: number, label: string])[] = [
  [1, '1 · cones on both ends'],
  [2, '2 · cone on one end'],
  [3, '3 · columnar cracks'],
  [4, '4 · diagonal'],
  [5, '5 · side at top or bottom'],
  [6, '6 · pointed end'],
]
