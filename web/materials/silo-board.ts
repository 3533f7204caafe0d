import { byName } from '~/domain/kit/collation'
import type { SiloMark } from '~/domain/materials/silo'
import * as words from '~/domain/materials/words'
import { showNumber } from '~/web/kit/figures'
import type { Tone } from '~/web/ui/badge'
import { tonnes } from './words'

/** A silo of the board as it travels. */
export type SiloBoardRow = {
  id: string
  siloId: string
  plantId: string
  plantName: string
  siloCode: string
  materialName: string
  sourceName: string | null
  kind: string
  capacityKg: string
  lowPercent: string
  lowLowPercent: string
  highPercent: string
  levelKg: string
  levelAt: string | null
  percent: string
  mark: SiloMark
  cover: {
    demandKg: string
    incomingKg: string
    leftKg: string
    hours: number | null
    runsOutAt: string | null
    runsOutWithIncomingAt: string | null
  } | null
  demand: { at: string; kg: string }[]
  incoming: { id: string; orderNo: string; at: string; kg: string }[]
  suggestedKg: string | null
  suggestedWhy: string | null
}
export type SiloBoardData = { until: string; rows: SiloBoardRow[]; total: number }

/** How long it lasts by the plan, in words; the tone says whether that is a worry. */
export function coverWords({ cover, kind }: SiloBoardRow): { text: string; tone?: Tone } {
  if (!cover) return { text: kind === 'water' ? words.siloFromMain() : words.siloMadeOnSite() }
  if (Number(cover.demandKg) === 0) return { text: words.siloNotPlanned() }
  if (cover.hours !== null) {
    const lasts = cover.hours < 1 ? words.siloLessThanHour() : `${showNumber(cover.hours)} h`
    return cover.runsOutWithIncomingAt
      ? { text: words.siloLastsHours({ lasts }), tone: cover.hours < 4 ? 'stop' : 'waiting' }
      : { text: words.siloLastsUntilDelivery({ lasts }) }
  }
  return { text: words.siloLastsWithLeft({ left: tonnes(cover.leftKg) }) }
}

/** Share of the capacity that the plan takes out of what lies in this silo, per cent. */
export function takenShare({ cover, levelKg, capacityKg }: SiloBoardRow): number {
  if (!cover) return 0
  const pool = Number(cover.leftKg) + Number(cover.demandKg) - Number(cover.incomingKg)
  const part = pool > 0 ? Math.min(1, Number(cover.demandKg) / pool) : 0
  return ((part * Number(levelKg)) / Number(capacityKg)) * 100
}

/** Plants by what runs out first: 300 t may be an hour and 75 t a day. */
export function plantsByCover(rows: readonly SiloBoardRow[]) {
  const plants = [...Map.groupBy(rows, row => row.plantId)].map(([plantId, silos]) => {
    const first = silos
      .filter(silo => silo.cover?.runsOutWithIncomingAt)
      .sort((a, b) => (a.cover?.hours ?? 99) - (b.cover?.hours ?? 99))[0]
    return {
      plantId,
      plantName: silos[0]?.plantName ?? '',
      low: silos.filter(silo => ['empty', 'lowest', 'low'].includes(silo.mark)).length,
      first: first ? { materialName: first.materialName, hours: first.cover?.hours ?? 0 } : null,
    }
  })
  return plants.sort(
    (a, b) => (a.first?.hours ?? 99) - (b.first?.hours ?? 99) || b.low - a.low || byName(a.plantName, b.plantName),
  )
}
