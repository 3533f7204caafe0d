import { cubicMetres, type DecimalText, decimal } from '../kit/money'
import { addMinutes, minutesBetween } from '../kit/time'

type Load = {
  id: string
  loadNo: number
  quantity: DecimalText
  plantId: string
  status: string
  plannedOnSiteAt: Date
  pourStartAt: Date | null
  pourEndAt: Date | null
}
export type Layer = {
  loadId: string
  loadNo: number
  plantId: string
  status: string
  quantity: DecimalText
  /** m³ placed when this layer is done. */
  cumulative: DecimalText
  from: string
  until: string
  actual: boolean
  /** Minutes between the end of the layer below and the start of this one; negative when trucks overlap. */
  gapMinutes: number | null
}

/**
 * The layers of a pour, load by load: when each is placed, by its own times or as planned, how high the pour stands after
 * it and how long the joint below was open (minutes).
 */
export function layersOf(loads: readonly Load[], unloadingMinutes: number): Layer[] {
  const timed = loads
    .map(load => {
      const from = load.pourStartAt ?? load.plannedOnSiteAt
      return { load, from, until: load.pourEndAt ?? addMinutes(from, unloadingMinutes) }
    })
    .sort((a, b) => a.from.getTime() - b.from.getTime() || a.load.loadNo - b.load.loadNo)
  let placed = decimal(0)
  return timed.map(({ load, from, until }, place) => {
    placed = placed.plus(load.quantity)
    const below = timed[place - 1]
    return {
      loadId: load.id,
      loadNo: load.loadNo,
      plantId: load.plantId,
      status: load.status,
      quantity: load.quantity,
      cumulative: cubicMetres(placed),
      from: from.toISOString(),
      until: until.toISOString(),
      actual: load.pourStartAt !== null,
      gapMinutes: below ? Math.round(minutesBetween(below.until, from)) : null,
    }
  })
}
