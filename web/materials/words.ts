import type { MaterialKind } from '~/domain/materials/material'
import { type MaterialOrderStatus, STATUS_NAMES } from '~/domain/materials/material-order'
import type { SiloMark } from '~/domain/materials/silo'
import type { StockCountStatus } from '~/domain/materials/stock-count'
import * as words from '~/domain/materials/words'
import { showNumber } from '~/web/kit/figures'
import type { Lookup } from '~/web/kit/list/column'
import type { Tone } from '~/web/ui/badge'

export const MATERIALS: Lookup = { path: 'material/search', label: 'name', detail: 'materialCode' }
export const SOURCES: Lookup = { path: 'material-source/search', label: 'sourceName', detail: 'materialName' }

export const kinds = (): readonly (readonly [MaterialKind, string])[] => [
  ['cement', words.materialKindCement()],
  ['addition', words.materialKindAddition()],
  ['sand', words.materialKindSand()],
  ['stone', words.materialKindStone()],
  ['water', words.materialKindWater()],
  ['admixture', words.materialKindAdmixture()],
  ['fibre', words.materialKindFibre()],
  ['ice', words.materialKindIce()],
]
export const kindWord = (kind: string) => kinds().find(([key]) => key === kind)?.[1] ?? kind

/** kg as tonnes with one place, e.g. 182.4 t. */
export const tonnes = (kg: string | number | null | undefined) =>
  kg === null || kg === undefined ? '' : `${showNumber((Number(kg) / 1000).toFixed(1), 1)} t`

export const MARKS: Record<SiloMark, { word: () => string; tone: Tone }> = {
  empty: { word: words.siloEmpty, tone: 'stop' },
  lowest: { word: words.siloLowest, tone: 'stop' },
  low: { word: words.siloLow, tone: 'waiting' },
  normal: { word: words.siloNormal, tone: 'done' },
  high: { word: words.siloHigh, tone: 'waiting' },
  overfull: { word: words.siloOverfull, tone: 'stop' },
}

export const ORDER_TONES: Record<MaterialOrderStatus, Tone> = {
  draft: 'neutral',
  placed: 'transit',
  split: 'neutral',
  received: 'done',
  disputed: 'stop',
  claimed: 'waiting',
  settled: 'done',
  revoked: 'stop',
}
export const orderWord = (status: string) => STATUS_NAMES[status as MaterialOrderStatus]?.() ?? status
export const orderTone = (status: string): Tone => ORDER_TONES[status as MaterialOrderStatus] ?? 'neutral'

/** '+1.20 %': what was weighed against what was ordered. */
export function differenceOf(orderedKg: string, receivedKg: string | null): string {
  if (!receivedKg || Number(orderedKg) === 0) return ''
  const percent = ((Number(receivedKg) - Number(orderedKg)) / Number(orderedKg)) * 100
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent).toFixed(2)} %`
}

/** '+1.2 t', or '−340 kg' where it is less than one. */
export const signedTonnes = (kg: string) => {
  const by = Number(kg)
  const size = Math.abs(by) < 0.5 ? 0 : Math.abs(by)
  const shown = size > 0 && size < 1000 ? `${showNumber(String(Math.round(size)))} kg` : tonnes(size)
  return `${size === 0 ? '' : by > 0 ? '+' : '−'}${shown}`
}

const COUNT_TONES: Record<StockCountStatus, Tone> = { submitted: 'waiting', posted: 'done', rejected: 'stop' }
export const countTone = (status: string): Tone => COUNT_TONES[status as StockCountStatus] ?? 'neutral'
