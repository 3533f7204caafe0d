import { addDays, instantOn } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { bulkInsert } from '../kit/bulk'
import { mixDesignLines, mixDesigns, projectMixMappings } from '../mixdesign/tables'
import type { Seed } from './base'
import { MATERIALS, seededRatio } from './concrete'
import { declaredFor } from './declared-exposure'
import type { Goods } from './seeded-goods'
import type { Site } from './sites'

type Line = Goods['mixes'] extends Map<string, infer Mix> ? (Mix extends { lines: (infer L)[] } ? L : never) : never
/** A mix that was made in the laboratory, so many days ago. */
export type MixTrial = {
  mixDesignId: string
  mixCode: string
  /** MPa above the grade that the mix aims at. */
  over: number
  product: Goods['products'][number]
  lines: readonly Line[]
  days: number
}
type Next = {
  at: number
  status: string
  saved: number
  name: string
  remarks: string | null
  days: number
  trial?: number
}

const OVER = 7.4

/** Second versions with a tenth less binder or more slag: on the desk of the manager, on the way, and sent back. */
const NEXT: Next[] = [
  {
    at: 2,
    status: 'submitted',
    saved: 12,
    name: 'leaner binder',
    remarks: 'Trial batch of 50 L made',
    days: 2,
    trial: 36,
  },
  { at: 5, status: 'submitted', saved: 16, name: 'leaner binder', remarks: 'Margin of 40 results allows it', days: 1 },
  { at: 10, status: 'draft', saved: 10, name: 'more slag', remarks: null, days: 4 },
  { at: 13, status: 'draft', saved: 8, name: 'trial', remarks: null, days: 1, trial: 9 },
  { at: 18, status: 'rejected', saved: 30, name: 'leaner binder', remarks: 'Too few results behind it', days: 9 },
  {
    at: 20,
    status: 'approved',
    saved: 9,
    name: 'leaner binder',
    remarks: 'Waits for the lines to take it',
    days: 6,
    trial: 41,
  },
]

export async function seedMixVersions({ sql, stamp, today }: Seed, goods: Goods): Promise<MixTrial[]> {
  const made = NEXT.flatMap(next => {
    const product = goods.products[next.at]
    const mix = product && goods.mixes.get(product.id)
    if (!product || !mix) return []
    const at = instantOn(addDays(today, -next.days), '10:20')
    const lines = leaner(mix.lines, next.saved)
    const row = {
      ...stamp(at),
      active: true,
      mixCode: `MX-${product.productCode}`,
      mixVersion: 2,
      name: `${product.name}, ${next.name}`,
      strengthMpa: product.strengthMpa,
      targetMeanStrength: (product.strengthMpa + OVER).toFixed(4),
      status: next.status,
      airPercent: '1',
      waterCementRatio: seededRatio(lines),
      gwpPerM3: next.status === 'approved' ? carbonOf(lines).toFixed(3) : null,
      dischargeMinutes: 120,
      // A draft is still declared for what its first version is, met or not.
      exposureClasses: declaredFor(product.strengthMpa, next.status === 'draft' ? mix.lines : lines),
      approvedAt: next.status === 'approved' ? at : null,
      remarks: next.remarks,
    }
    return [{ row, lines, product, trial: next.trial }]
  })
  await bulkInsert(
    sql,
    mixDesigns,
    made.map(({ row }) => row),
  )
  await bulkInsert(
    sql,
    mixDesignLines,
    made.flatMap(({ row, lines }) =>
      lines.map((line, place) => ({
        id: newId(row.createdAt.getTime()),
        mixDesignId: row.id,
        materialId: line.materialId,
        kgPerM3: line.kg.toFixed(3),
        place,
      })),
    ),
  )
  return made.flatMap(({ row, lines, product, trial }) =>
    trial ? [{ mixDesignId: row.id, mixCode: row.mixCode, over: OVER, product, lines, days: trial }] : [],
  )
}

export type ProjectMix = { projectId: string; productId: string; mixDesignId: string; validFrom: string }

/** A few projects whose consultant has agreed to the low-carbon mix. */
export async function seedProjectMixes(
  { sql, stamp, start, today }: Seed,
  goods: Goods,
  sites: Site[],
): Promise<ProjectMix[]> {
  const low = goods.products.filter(product => product.family === 'Low carbon' && product.strengthMpa >= 30)
  const rows = sites.slice(0, 14).flatMap((site, at) =>
    low
      .filter((_, place) => (place + at) % 3 === 0)
      .map(product => ({
        ...stamp(start),
        active: at % 13 !== 12,
        projectId: site.projectId,
        productId: product.id,
        mixDesignId: goods.mixes.get(product.id)!.mixDesignId,
        validFrom: addDays(today, -60 + at),
        remarks: at % 4 === 0 ? 'Agreed with the consultant' : null,
      })),
  )
  const once = [...new Map(rows.map(row => [`${row.projectId} ${row.productId}`, row])).values()]
  await bulkInsert(sql, projectMixMappings, once)
  return once.filter(({ active }) => active)
}

/** The binder saved by volume goes into the stone, so that the cubic metre stays full. */
function leaner(lines: readonly Line[], saved: number): Line[] {
  const density = (code: string) => MATERIALS.find(material => material.materialCode === code)!.density
  const cement = lines.find(line => line.kind === 'cement')
  const stone = lines.find(line => line.kind === 'stone')
  if (!cement || !stone) return [...lines]
  const more = Math.round((saved / density(cement.code)) * density(stone.code))
  return lines.map(line =>
    line === cement ? { ...line, kg: line.kg - saved } : line === stone ? { ...line, kg: line.kg + more } : line,
  )
}

const carbonOf = (lines: readonly Line[]) =>
  lines.reduce(
    (sum, line) => sum + line.kg * MATERIALS.find(material => material.materialCode === line.code)!.carbon,
    0,
  )
