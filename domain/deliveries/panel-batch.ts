import * as z from 'zod'
import { id, instant, mass, optionalText, quantity, requiredText, text, versioned } from '../kit/shape'
import * as kitWords from '../kit/words'
import { moistureShares } from './delivery-order'
import * as words from './words'

export type PanelBatchStatus = 'booked' | 'kept' | 'unmatched' | 'matched' | 'explained'

/** Why a batch belongs to no load. */
export const PANEL_BATCH_CAUSES = ['test', 'wasted', 'other'] as const
export type PanelBatchCause = (typeof PANEL_BATCH_CAUSES)[number]
export const PANEL_BATCH_CAUSE_LABELS: Record<PanelBatchCause, string> = {
  test: 'Test batch',
  wasted: 'Wasted',
  other: 'Other',
}

const code = (label: string) => requiredText(label, 40)

/**
 * One batch as it was weighed, or half of one: materials by their code, silos by theirs, kg. `sequence` is the panel's own
 * count of its batches; the same one again is the same batch. Without a ticket number it was batched by hand.
 */
export const PanelResult = z.strictObject({
  sequence: z.int().min(1).max(2_147_483_647),
  doNumber: optionalText(40),
  batchNo: z.int().min(1).max(40).nullish(),
  quantity: quantity(),
  startedAt: instant().nullish(),
  endedAt: instant(),
  moisture: z
    .array(z.strictObject({ material: code('Material'), ...moistureShares }))
    .max(20)
    .default([]),
  weights: z
    .array(
      z.strictObject({
        material: code('Material'),
        silo: optionalText(40),
        actualKg: mass('Actual mass'),
        targetKg: mass('Target mass').nullish(),
      }),
    )
    .min(1)
    .max(40),
  /** What the panel reported while it weighed, in its own words. */
  errors: z.array(text(200)).max(20).default([]),
})
export type PanelResult = z.output<typeof PanelResult>

export const PanelResults = z.strictObject({ batches: z.array(PanelResult).min(1).max(200) })
export type PanelResults = z.output<typeof PanelResults>

/** What became of each batch, in the order in which they were sent. */
export type PanelTaken = {
  sequence: number
  outcome: 'booked' | 'kept' | 'unmatched' | 'refused'
  /** It came before, with the same figures; nothing was booked anew. */
  again: boolean
  reason: string | null
  errors: Record<string, string[]>
  /** Weights outside their tolerance. */
  outside: number
}

export const PanelBatchMatch = z.strictObject({ ...versioned, deliveryOrderId: id() })
export type PanelBatchMatch = z.output<typeof PanelBatchMatch>

export const PanelBatchExplain = z.strictObject({
  ...versioned,
  cause: z.enum(PANEL_BATCH_CAUSES, { error: words.panelChooseCause }),
  reason: requiredText(kitWords.fieldReason, 300).min(3, { error: words.queueReasonWords }),
})
export type PanelBatchExplain = z.output<typeof PanelBatchExplain>
