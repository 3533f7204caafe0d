import { barChart } from '~/domain/kit/chart/bar-chart'
import type { Drawing, DrawingOptions } from '~/domain/kit/chart/drawing'
import { monthWord } from '~/domain/kit/month-words'
import type { CarbonSum } from './plant-month'

/** kgCO2e per m³ by plant, a bar for each month; `aim` draws a company's own target. */
export function carbonGraph(sums: readonly CarbonSum[], options: DrawingOptions & { aim?: number | null }): Drawing {
  const plants = [...new Set(sums.flatMap(sum => sum.plant ?? []))]
  const months = [...new Set(sums.flatMap(sum => sum.month ?? []))].sort()
  const value = (plant: string, month: string) => {
    const found = sums.find(sum => sum.plant === plant && sum.month === month)
    return found ? Number(found.perCubicMetre) : null
  }
  const { aim = null, ...drawing } = options
  return barChart({
    ...drawing,
    measure: 'kgCO₂e/m³',
    across: 'Plant',
    categories: plants,
    series: months.map(month => ({ name: monthWord(month), values: plants.map(plant => value(plant, month)) })),
    levels: aim === null ? [] : [{ name: `Aim ${aim}`, value: aim, kind: 'limit' }],
  })
}
