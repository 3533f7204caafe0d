/** A figure of the business: one name, one unit, one definition, one home that reckons it. */
export type FigureOf = {
  /** As every report and screen calls it. */
  name: string
  /** Empty for a plain count or ratio. */
  unit: string
  /** Decimals that a screen shows. */
  digits: number
  /** What it is, in one sentence. */
  means: string
  /** The file that reckons it. */
  home: string
}
