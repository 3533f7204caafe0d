import * as words from '~/domain/deliveries/words'
import { plainNumber } from '~/web/kit/figures'

export type Moist = { percent: string; absorption: string }
type Aggregate = { materialId: string; name: string }
type Given = { materialId: string; percent: string; absorption?: string }

/**
 * The moisture of the aggregates as the wire takes it, and the sentence that names what cannot be read. An empty figure is
 * one that was not taken; anything else that is no number would leave the load without its water, and nobody would know.
 */
export function typedMoisture(aggregates: readonly Aggregate[], typed: Readonly<Record<string, Moist>>) {
  const given: Given[] = []
  const unread: string[] = []
  for (const { materialId, name } of aggregates) {
    const of = typed[materialId]
    if (!of) continue
    const [percent, absorption] = [plainNumber(of.percent), plainNumber(of.absorption)]
    // Drier than saturated surface-dry is less free moisture than none.
    if (percent && !isFigure(percent.replace(/^-/, ''))) unread.push(words.batchFreeMoistureOf({ name }))
    if (absorption && !isFigure(absorption)) unread.push(words.batchAbsorptionOf({ name }))
    if (percent) given.push({ materialId, percent, ...(absorption ? { absorption } : {}) })
  }
  return unread.length ? { given: [], fault: words.batchAsNumber({ what: unread.join(', ') }) } : { given, fault: null }
}

export const isFigure = (text: string) => /^\d+(\.\d+)?$/.test(text)
