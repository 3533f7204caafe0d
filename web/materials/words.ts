import type { MaterialKind } from '~/domain/materials/material'
import { type MaterialOrderStatus, STATUS_NAMES } from '~/domain/materials/material-order'
import type { SiloMark } from '~/domain/materials/silo'
import { showNumber } from '~/web/kit/figures'
import type { Lookup } from '~/web/kit/list/column'
import type { Tone } from '~/web/ui/badge'

export const MATERIALS: Lookup = { path: 'material/search', label: 'name', detail: 'materialCode' }
export const SOURCES: Lookup = { path: 'material-source/search', label: 'sourceName', detail: 'materialName' }

export const KINDS: readonly (readonly [MaterialKind, string])[] = [
  ['cement', 'Cement'],
  ['addition', 'Addition'],
  ['sand', 'Sand'],
  ['stone', 'Stone'],
  ['water', 'Water'],
  ['admixture', 'Admixture'],
  ['fibre', 'Fibre'],
  ['ice', 'Ice'],
]
export const kindWord = (kind: string) => KINDS.find(([key]) => key === kind)?.[1] ?? kind

/** kg as tonnes with one place, e.g. 182.4 t. */
export const tonnes = (kg: string | number | null | undefined) =>
  kg === null || kg === undefined ? '' : `${showNumber((Number(kg) / 1000).toFixed(1), 1)} t`

export const MARKS: Record<SiloMark, { word: string; tone: Tone }> = {
  empty: { word: 'Empty', tone: 'stop' },
  lowest: { word: 'At the lowest mark', tone: 'stop' },
  low: { word: 'Low', tone: 'waiting' },
  normal: { word: 'Normal', tone: 'done' },
  high: { word: 'High', tone: 'waiting' },
  overfull: { word: 'Overfull', tone: 'stop' },
}

export const ORDER_TONES: Record<MaterialOrderStatus, Tone> = {
  draft: 'neutral',
  placed: 'transit',
  split: 'neutral',
  received: 'done',
  disputed: 'stop',
  revoked: 'stop',
}
export const orderWord = (status: string) => STATUS_NAMES[status as MaterialOrderStatus] ?? status
export const orderTone = (status: string): Tone => ORDER_TONES[status as MaterialOrderStatus] ?? 'neutral'

/** '+1.20 %': what was weighed against what was ordered. */
export function differenceOf(orderedKg: string, receivedKg: string | null): string {
  if (!receivedKg || Number(orderedKg) === 0) return ''
  const percent = ((Number(receivedKg) - Number(orderedKg)) / Number(orderedKg)) * 100
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent).toFixed(2)} %`
}
