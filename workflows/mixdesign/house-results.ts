import { ledgersOf, ledgerWeights, recipesOf } from '~/db/deliveries/concrete-ledger'
import { countingOf } from '~/db/deliveries/last-weights'
import type { Sql } from '~/db/kit/open'
import { type CementDelivery, cementChanges, type HouseResultRow } from '~/db/mixdesign/house-result'
import { shapeOf } from '~/domain/cylinders/report-rows'
import type { LedgerLoad } from '~/domain/deliveries/ledger-load'
import { EngineeringFault } from '~/domain/kit/fault'
import { decimal } from '~/domain/kit/money'
import { addDays, businessDay, instantOn } from '~/domain/kit/time'
import { batchedMix, designedMix } from '~/domain/mixdesign/strength/house/contents'
import type { HouseResult } from '~/domain/mixdesign/strength/house/result'
import { soundMix } from '~/domain/mixdesign/strength/sample'

/** So many loads are read at a time: each has some thirty weights. */
const AT_ONCE = 500

/** Results with the concrete that they are of; one whose concrete is not known, or that no model can read, is left out. */
export async function withContents(
  sql: Sql,
  rows: readonly HouseResultRow[],
  progress?: (done: number) => Promise<void>,
): Promise<HouseResult[]> {
  const changes = Map.groupBy(await cementChanges(sql), ({ plantId, materialId }) => `${plantId} ${materialId}`)
  const found: HouseResult[] = []
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    found.push(...(await readSome(sql, rows.slice(from, from + AT_ONCE), changes)))
    await progress?.(Math.min(rows.length, from + AT_ONCE))
  }
  return found
}

async function readSome(sql: Sql, rows: readonly HouseResultRow[], changes: Map<string, CementDelivery[]>) {
  const loadIds = [...new Set(rows.map(({ loadId }) => loadId))]
  const [ledgers, weights, recipes] = await Promise.all([
    ledgersOf(sql, loadIds),
    ledgerWeights(sql, loadIds),
    recipesOf(sql, [...new Set(rows.flatMap(({ mixDesignId }) => mixDesignId ?? []))]),
  ])
  return rows.flatMap((row): HouseResult[] => {
    const { ageDays } = row
    const recipe = recipes.get(row.mixDesignId ?? '') ?? []
    const counting = countingOf(weights.get(row.loadId) ?? [], row.revision)
    const ledger = ledgers.get(row.loadId)
    const freeWater = ledger?.rows.find(({ key }) => key === 'free-water')?.value ?? null
    const batched =
      ledger && freeWater !== null
        ? batchedMix(counting, { cubicMetres: ledger.cubicMetres, freeWater }, ageDays)
        : null
    const known = batched && 'mix' in batched
    const contents = known ? batched : designedMix(recipe, ageDays)
    if (!('mix' in contents) || !isSound(contents.mix)) return []
    return [
      {
        setId: row.setId,
        knownOn: businessDay(row.approvedAt ?? row.updatedAt),
        shape: shapeOf(row),
        mpa: row.mean,
        mix: contents.mix,
        batched: !!known,
        source: cementOf(row, recipe, changes),
        plant: row.plantCode,
        concrete: row.productCode,
      },
    ]
  })
}

/** The mix's cement by its name, and the source of the last tanker before the concrete was cast. */
function cementOf(
  { plantId, castOn }: HouseResultRow,
  recipe: LedgerLoad['recipe'],
  changes: Map<string, CementDelivery[]>,
): string {
  const [cement] = recipe
    .filter(({ kind }) => kind === 'cement')
    .toSorted((a, b) => decimal(b.kgPerM3).comparedTo(a.kgPerM3))
  if (!cement) return 'No cement'
  const end = instantOn(addDays(castOn, 1), '00:00')
  const last = (changes.get(`${plantId} ${cement.materialId}`) ?? []).findLast(({ at }) => at < end)
  return last ? `${cement.name}, ${last.source}` : cement.name
}

function isSound(mix: HouseResult['mix']): boolean {
  try {
    return !!soundMix(mix)
  } catch (error) {
    if (error instanceof EngineeringFault) return false
    throw error
  }
}
