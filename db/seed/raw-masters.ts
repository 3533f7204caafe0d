import { limitsFrom } from '~/domain/rawtests/limits/grading-limits'
import { bulkInsert } from '../kit/bulk'
import { materialSources } from '../materials/tables'
import { gradingSpecifications, rawSamplers, rawSuppliers, rawTesters } from '../rawtests/tables'
import type { Seed } from './base'
import { HOUSE_LIMITS } from './raw-gradings'
import type { Goods } from './seeded-goods'

const SPECIFICATIONS = [
  { code: 'SAND', name: 'House sand 0–4 mm', standard: 'ASTM C33', material: 'fine' },
  { code: 'ST20', name: 'House granite 4–20 mm', standard: 'ASTM C33 no. 67', material: 'coarse' },
  { code: 'ST10', name: 'House granite 4–10 mm', standard: 'ASTM C33 no. 8', material: 'coarse' },
] as const

const ALL_IN = {
  '25': [100, 100],
  '19': [95, 100],
  '9.5': [55, 75],
  '4.75': [35, 55],
  '2.36': [28, 45],
  '0.6': [12, 28],
  '0.15': [1, 8],
} as Record<string, [number, number]>

const SUPPLIERS = [
  ['SUP01', 'Batam Granite Trading', '+65 6265 1180', 'quality@batam-granite.example'],
  ['SUP02', 'Pengerang Aggregates', '+65 6862 4410', 'lab@pengerang-agg.example'],
  ['SUP03', 'Johor Sand Works', '+65 6777 2034', 'sales@johor-sand.example'],
  ['SUP04', 'Straits Cement Terminal', '+65 6268 9901', 'mill@straits-cement.example'],
]
const SAMPLERS = [
  ['SM01', 'Tan Wei Jie', '+65 9123 4406', 'weijie.tan@readymix.example'],
  ['SM02', 'Muthu Kumar', '+65 9748 2210', 'muthu.kumar@readymix.example'],
  ['SM03', 'Nurul Aisyah', '+65 9330 8175', 'nurul.aisyah@readymix.example'],
]
const TESTERS = [
  ['TS01', 'Lim Hui Ling', '+65 9655 1038', 'huiling.lim@readymix.example'],
  ['TS02', 'Rajesh Pillai', '+65 9072 6641', 'rajesh.pillai@readymix.example'],
  ['TS03', 'External: Kallang Testing Services', '+65 6744 9020', 'reports@kallang-testing.example'],
]

export type RawMasters = {
  supplierOf: (code: string) => string
  samplerIds: string[]
  testerIds: string[]
  specificationOf: Map<string, { id: string; name: string; limits: ReturnType<typeof limitsFrom> }>
  /** Each tested material with its sources. */
  sources: { materialId: string; code: string; sourceIds: string[] }[]
}

/** Who brings, takes and tests samples, the limits of the house, and a second source of each tested material. */
export async function seedRawMasters({ sql, stamp, start }: Seed, goods: Goods): Promise<RawMasters> {
  const row = (more: object) => ({ ...stamp(start), active: true, remarks: null, ...more })
  const party = ([code, name, phone = null, email = null]: (string | null)[]) => row({ code, name, phone, email })
  const [suppliers, samplers, testers] = [SUPPLIERS.map(party), SAMPLERS.map(party), TESTERS.map(party)]
  await bulkInsert(sql, rawSuppliers, suppliers as (typeof rawSuppliers.$inferInsert)[])
  await bulkInsert(sql, rawSamplers, samplers as (typeof rawSamplers.$inferInsert)[])
  await bulkInsert(sql, rawTesters, testers as (typeof rawTesters.$inferInsert)[])
  const specifications = SPECIFICATIONS.map(({ code, ...of }) => ({
    ...stamp(start),
    active: true,
    series: 'ASTM',
    remarks: null,
    ...of,
    limits: limitsFrom(HOUSE_LIMITS[code]!),
  }))
  const allIn = { name: 'House all-in 20 mm', standard: null, material: 'all-in', series: 'ASTM' }
  await bulkInsert(sql, gradingSpecifications, [
    ...specifications,
    { ...stamp(start), active: true, remarks: 'For pumped concrete', ...allIn, limits: limitsFrom(ALL_IN) },
  ])
  const sources = await seedSources({ sql, stamp, start }, goods)
  const supplierAt: Record<string, number> = { ST20: 0, ST10: 1, SAND: 2, CEM1: 3 }
  return {
    supplierOf: code => suppliers[supplierAt[code] ?? 0]!.id,
    samplerIds: samplers.map(of => of.id),
    testerIds: testers.map(of => of.id),
    specificationOf: new Map(SPECIFICATIONS.map(({ code }, at) => [code, specifications[at]!])),
    sources,
  }
}

const SECOND: Record<string, readonly [name: string, country: string]> = {
  SAND: ['Pengerang crusher 2', 'Malaysia'],
  ST20: ['Karimun quarry', 'Indonesia'],
  ST10: ['Karimun quarry, fine line', 'Indonesia'],
  CEM1: ['Ha Long mill', 'Vietnam'],
}

async function seedSources({ sql, stamp, start }: Pick<Seed, 'sql' | 'stamp' | 'start'>, goods: Goods) {
  const tested = goods.materials.filter(of => of.code in SECOND)
  const added = tested.map(of => ({
    ...stamp(start),
    active: true,
    sourceName: SECOND[of.code]![0],
    materialId: of.id,
    country: SECOND[of.code]![1],
  }))
  await bulkInsert(sql, materialSources, added)
  const all = await sql.select({ id: materialSources.id, materialId: materialSources.materialId }).from(materialSources)
  return tested.map(of => ({
    materialId: of.id,
    code: of.code,
    sourceIds: all.filter(source => source.materialId === of.id).map(source => source.id),
  }))
}
