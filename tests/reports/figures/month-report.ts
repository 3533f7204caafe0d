import { decimal } from '~/domain/kit/money'
import type { MonthConcrete } from '~/domain/reports/month-concrete'
import type { PlantMonth } from '~/domain/reports/plant-month'
import { type House, ok } from '../../kit/house'
import { plantsOf } from './day-reports'
import { isMonth, type Named, named, plant, type Report, type Scope, type Span } from './named'

const material = (scope: Scope, id: string): Scope => ({ ...scope, who: `${scope.who} material ${id}` })
const ofTests = ({ meanMpa, results, reached, leastMargin }: PlantMonth['strength']) => ({
  ...{ strength: meanMpa, results, reached, leastMargin },
})
const ofScale = ({ batches, act, inform, meanPercent }: PlantMonth['weighing'][number]) => ({
  ...{ weighings: batches, outside: act, informed: inform, deviation: meanPercent },
})
const tonnes = (kg: string) => decimal(kg).div(1000).toString()
const inTonnes = (row: PlantMonth['materials'][number]) => ({
  ...{ opening: tonnes(row.openingKg), received: tonnes(row.receivedKg), booked: tonnes(row.usedKg) },
  ...{ adjusted: tonnes(row.adjustedKg), closing: tonnes(row.closingKg) },
})

async function concreteOf(portal: House, plantId: string, of: Span): Promise<Named[]> {
  const path = `/report/plant-monthly-report/${plantId}/${of.from.slice(0, 7)}/concrete`
  const { freeWater, waterCement, carbon }: MonthConcrete = ok(await portal.as('admin').get(path))
  return named(plant(of, plantId), {
    freeWater: freeWater.value,
    waterCement: waterCement.value,
    weighedA1: carbon.value,
  })
}

type Weighed = { batches: number; act: number; inform: number }
export const weighings = (rows: readonly Weighed[]) => {
  const of = (what: keyof Weighed) => rows.reduce((total, row) => total + row[what], 0)
  const [all, outside] = [of('batches'), of('act')]
  if (!all) return {}
  const breaches = decimal(1000).times(outside).div(all).toFixed(1)
  return { weighings: all, outside, informed: of('inform'), breaches }
}

/** A month of a plant with its materials, its tests and what its concrete was made of. */
export const plantMonth: Report = {
  name: 'month of a plant',
  async asks(portal, of) {
    if (!isMonth(of)) return []
    const found: Named[] = []
    for (const { id } of await plantsOf(portal)) {
      const month: PlantMonth = ok(
        await portal.as('admin').get(`/report/plant-monthly-report/${id}/${of.from.slice(0, 7)}`),
      )
      const { made, strength, weighing, days, materials } = month
      const scope = plant(of, id)
      if (!made.loads) continue
      found.push(
        ...named(scope, {
          delivered: made.quantity,
          loads: made.loads,
          returned: made.returned,
          wait: made.waitMinutes,
        }),
        ...named(scope, { onTime: made.firstOnTimePercent, carbonGate: made.gwpPerM3, ...weighings(weighing) }),
        ...named(scope, { rejected: made.rejected || undefined }),
        ...named(scope, { waterAdded: decimal(100).times(made.siteWaterLoads).div(made.loads).toFixed(1) }),
        ...(strength.results ? named(scope, ofTests(strength)) : []),
        ...named(scope, { siteWaterLoads: made.siteWaterLoads }),
        ...weighing.flatMap(row => named(material(scope, row.materialId), ofScale(row))),
        ...materials.flatMap(row => named(material(scope, row.materialId), inTonnes(row))),
        ...(await concreteOf(portal, id, of)),
      )
      for (const day of days.filter(({ loads }) => loads > 0))
        found.push(...named(plant({ from: day.day, to: day.day }, id), { delivered: day.quantity, loads: day.loads }))
    }
    return found
  },
}
