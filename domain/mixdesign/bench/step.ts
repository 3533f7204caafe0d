/** One line of what a method did: the figure, how it came about, and the table or clause that says so. */
export type DesignStep = { name: string; value: string; how: string; source: string }

/** Kilograms per m³ as a method gave them, before the stone is split, the admixture dosed and the volume closed. */
export type Proportion = {
  steps: DesignStep[]
  /** Why the mix cannot keep its limits; empty where it does. */
  reasons: string[]
  warnings: string[]
  /** Per cent of the volume, entrained or entrapped. */
  airPercent: number
  /** Cubes, MPa. */
  targetMean: number
  masses: { cement: number; addition: number; water: number; fine: number; coarse: number }
  /** The coarse aggregate by single size where the method splits it. */
  sizes: { size: number; mass: number }[]
}

export const step = (name: string, value: string, how: string, source: string): DesignStep => ({
  name,
  value,
  how,
  source,
})
/** A figure as people write it: no zeros at the end. */
export const figure = (value: number, places = 0): string => String(Number(value.toFixed(places)))
