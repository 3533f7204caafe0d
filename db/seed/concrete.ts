import { waterToBinder } from '~/domain/mixdesign/mix-figures'

/** What the demo company buys and sells. Recipes are saturated surface-dry kg per m³ and add up to a cubic metre. */
export const MATERIALS = [
  {
    materialCode: 'CEM1',
    name: 'Cement CEM I 42.5N',
    kind: 'cement',
    density: 3150,
    cost: 0.118,
    carbon: 0.86,
    source: 'Malaysia',
    chloride: 0.02,
    alkali: 0.6,
  },
  {
    materialCode: 'GGBS',
    name: 'Ground granulated slag',
    kind: 'addition',
    density: 2900,
    cost: 0.092,
    carbon: 0.083,
    source: 'Japan',
    chloride: 0.02,
    alkali: 0.5,
  },
  {
    materialCode: 'SAND',
    name: 'Manufactured sand 0–4 mm',
    kind: 'sand',
    density: 2610,
    cost: 0.024,
    carbon: 0.0048,
    source: 'Malaysia',
    chloride: 0.002,
  },
  {
    materialCode: 'ST20',
    name: 'Granite 4–20 mm',
    kind: 'stone',
    density: 2650,
    cost: 0.021,
    carbon: 0.0043,
    source: 'Indonesia',
    chloride: 0.001,
  },
  {
    materialCode: 'ST10',
    name: 'Granite 4–10 mm',
    kind: 'stone',
    density: 2640,
    cost: 0.022,
    carbon: 0.0045,
    source: 'Indonesia',
    chloride: 0.001,
  },
  {
    materialCode: 'WATR',
    name: 'Water',
    kind: 'water',
    density: 1000,
    cost: 0.0027,
    carbon: 0.0003,
    source: 'Singapore',
    chloride: 0.003,
  },
  {
    materialCode: 'PCE1',
    name: 'Superplasticiser PCE',
    kind: 'admixture',
    density: 1070,
    cost: 2.35,
    carbon: 1.88,
    source: 'Germany',
    chloride: 0.05,
    alkali: 1.5,
    solids: 32,
  },
  {
    materialCode: 'RTD1',
    name: 'Retarder',
    kind: 'admixture',
    density: 1180,
    cost: 1.6,
    carbon: 1.31,
    source: 'Thailand',
    chloride: 0.05,
    alkali: 2.5,
    solids: 28,
  },
  {
    materialCode: 'ICE1',
    name: 'Flake ice',
    kind: 'ice',
    density: 917,
    cost: 0.16,
    carbon: 0.05,
    source: 'Singapore',
    chloride: 0.003,
  },
  {
    materialCode: 'FIB1',
    name: 'Polypropylene fibre',
    kind: 'fibre',
    density: 910,
    cost: 4.9,
    carbon: 2.1,
    source: 'Korea',
    chloride: 0.001,
  },
] as const

export const FAMILIES = [
  { family: 'Normal', code: 'N', slump: [100, 150], slag: 0, stone: 'ST20', size: 20 },
  { family: 'Low carbon', code: 'L', slump: [100, 150], slag: 0.5, stone: 'ST20', size: 20 },
  { family: 'Pump', code: 'P', slump: [160, 210], slag: 0.3, stone: 'ST10', size: 10 },
] as const

export const STRENGTHS = [20, 25, 30, 35, 40, 45, 50, 60] as const

/** Binder by strength, water by slump, the rest aggregate at 42 % sand, by absolute volume with 1 % air. */
export function recipe(
  strengthMpa: number,
  { slag, stone, slump }: (typeof FAMILIES)[number],
): { code: string; kg: number }[] {
  const binder = Math.round(195 + strengthMpa * 4.6 + slag * 12)
  const water = slump[0] >= 160 ? 178 : 168
  const admixture = Number((binder * 0.0085).toFixed(2))
  const density = (code: string) => MATERIALS.find(material => material.materialCode === code)!.density
  const cement = Math.round(binder * (1 - slag))
  const slagKg = binder - cement
  const used = cement / density('CEM1') + slagKg / density('GGBS') + water / 1000 + admixture / density('PCE1') + 0.01
  const aggregate = 1 - used
  const sand = Math.round(aggregate * 0.42 * density('SAND'))
  const coarse = Math.round((aggregate - sand / density('SAND')) * density(stone))
  return [
    { code: 'CEM1', kg: cement },
    ...(slagKg ? [{ code: 'GGBS', kg: slagKg }] : []),
    { code: 'SAND', kg: sand },
    { code: stone, kg: coarse },
    { code: 'WATR', kg: water },
    { code: 'PCE1', kg: admixture },
  ]
}

/** List price in S$ per m³ at the start of the history. */
export const listPrice = (strengthMpa: number, code: string, region: string): number =>
  Number(
    (
      124 +
      strengthMpa * 0.92 +
      (code === 'P' ? 7.5 : code === 'L' ? 4 : 0) +
      (region === 'E' ? 2.5 : region === 'N' ? 1.2 : 0)
    ).toFixed(2),
  )

/** Free water to binder of seeded lines, as a mix that is saved has it. */
export const seededRatio = (lines: readonly { code: string; kg: number }[]): string | null =>
  waterToBinder(
    lines.map(({ code, kg }) => {
      const of = MATERIALS.find(({ materialCode }) => materialCode === code)!
      const solidsPercent = 'solids' in of ? String(of.solids) : null
      return { name: of.name, kind: of.kind, density: String(of.density), solidsPercent, kgPerM3: String(kg) }
    }),
  )
