import type { Sql } from '~/db/kit/open'
import { activeMaterials } from '~/db/materials/material-page'
import { stockOfPlants } from '~/db/materials/stock-page'
import { gradingSpecificationPage } from '~/db/rawtests/grading-specification'
import { latestApproved } from '~/db/rawtests/test-info'
import type { Person } from '~/domain/access/roles'
import { Missing } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import { isOrdered } from '~/domain/materials/silo-cover'
import { constituentKind, savesWater } from '~/domain/mixdesign/constituent-kind'
import type { ContentRules } from '~/domain/mixdesign/durability-contents'
import { AGGREGATES, type Constituent, type Kind } from '~/domain/mixdesign/optimise/constituent'
import { GRADING_SPECIFICATIONS, type GradingLimit } from '~/domain/rawtests/limits/grading-limits'
import type { SieveResult } from '~/domain/rawtests/sieve-result'
import { contentRulesOn } from './recipe-contents'

/** A material as the optimiser takes it; one that it cannot take says why. */
export type OfferedConstituent = {
  materialId: string
  materialCode: string
  name: string
  kind: Kind
  constituent: Constituent | null
  why: string | null
  /** Offered without being asked for: an admixture that saves no water would be taken for one that does. */
  usual: boolean
  testNo: string | null
  /** What the silos of the asked plant hold; null without a plant, and for what comes from the main. */
  stockKg: string | null
}
export type Envelope = { id: string; name: string; limits: GradingLimit[] }
export type Offered = {
  rows: OfferedConstituent[]
  total: number
  envelopes: Envelope[]
  /** The plants whose stock may be the limit. */
  plants: { id: string; name: string }[]
  /** Whose stock is told. */
  plantId: string | null
  /** By what durability is judged today. */
  contentRules: ContentRules
}

/** What the stores hold that a mix may be made of, each with price, carbon and its latest approved grading. */
export async function constituentsOf(
  sql: Sql,
  person: Person,
  now: Date,
  ask: { plantId?: string | undefined; first?: boolean | undefined } = {},
): Promise<Offered> {
  const kinds = (await activeMaterials(sql)).flatMap(material => {
    const kind = constituentKind(material)
    return kind ? [{ material, kind }] : []
  })
  const aggregates = kinds.filter(one => AGGREGATES.includes(one.kind)).map(one => one.material.id)
  const tests = new Map((await latestApproved(sql, person, aggregates, 'sieve')).map(test => [test.materialId, test]))
  const held = await stockOfPlants(sql, person)
  const plants = [...new Map(held.map(line => [line.plantId, line.plantName]))].map(([id, name]) => ({ id, name }))
  const plantId = ask.plantId ?? (ask.first ? plants[0]?.id : undefined)
  if (plantId && !plants.some(({ id }) => id === plantId)) throw new Missing('These plants have no silo')
  const stock = new Map(held.filter(line => line.plantId === plantId).map(line => [line.materialId, line.levelKg]))
  const stockOf = ({ id, kind }: { id: string; kind: string }) =>
    plantId && isOrdered(kind) ? (stock.get(id) ?? '0') : null
  const today = businessDay(now)
  const rows = kinds.map(({ material, kind }): OfferedConstituent => {
    const test = tests.get(material.id)
    const { id, materialCode, name, costPerKg, carbonFactor, carbonValidTo } = material
    const needsTest = AGGREGATES.includes(kind)
    const why =
      costPerKg === null
        ? 'No price'
        : carbonFactor === null
          ? 'No carbon factor'
          : carbonValidTo !== null && carbonValidTo < today
            ? 'Its carbon factor has expired'
            : needsTest && !test
              ? 'No approved sieve analysis'
              : null
    const usual = kind !== 'admixture' || savesWater(name)
    const of = {
      materialId: id,
      materialCode,
      name,
      kind,
      why,
      usual,
      testNo: test?.testNo ?? null,
      stockKg: stockOf(material),
    }
    if (why) return { ...of, constituent: null }
    const passing = test && gradingOf(test.result as SieveResult)
    return {
      ...of,
      constituent: {
        id,
        kind,
        density: Number(material.density) / 1000,
        cost: Number(costPerKg),
        gwp: Number(carbonFactor),
        ...(material.chloridePercent === null ? {} : { chloride: Number(material.chloridePercent) }),
        ...(material.alkaliPercent === null ? {} : { alkali: Number(material.alkaliPercent) }),
        ...(needsTest && passing ? { passing } : {}),
      },
    }
  })
  const contentRules = await contentRulesOn(sql, today)
  return { rows, total: rows.length, envelopes: await envelopesOf(sql), plants, plantId: plantId ?? null, contentRules }
}

const gradingOf = ({ analysis }: SieveResult) =>
  Object.fromEntries(analysis.grading.map(point => [String(point.size), point.passing]))

/** The company's own limits for combined aggregate, then those of the standards. */
async function envelopesOf(sql: Sql): Promise<Envelope[]> {
  const own = await gradingSpecificationPage(sql, { limit: 100, offset: 0, active: true, material: 'all-in' })
  return [
    ...own.rows.map(({ id, name, limits }) => ({ id, name, limits })),
    ...GRADING_SPECIFICATIONS.filter(one => one.material === 'all-in').map(({ id, standard, name, limits }) => ({
      id,
      name: `${standard}, ${name}`,
      limits,
    })),
  ]
}
