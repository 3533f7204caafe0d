/** Exact by definition: 1 lbf = 4.4482216152605 N, 1 in = 25.4 mm, 1 psi = 6.894757293168 kPa. */
export const kilonewtons = (poundForce: number): number => (poundForce * 4.4482216152605) / 1000
export const millimetres = (inches: number): number => inches * 25.4
export const psi = (megapascals: number): number => (megapascals / 6.894757293168) * 1000
export const megapascals = (poundsPerSquareInch: number): number => (poundsPerSquareInch * 6.894757293168) / 1000
