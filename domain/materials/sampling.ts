import * as z from 'zod'
import { showDate } from '../kit/dates'
import { id } from '../kit/shape'
import { tonnes } from './silo-cover'
import * as words from './words'

export const SamplingAsk = z.strictObject({ plantId: id().optional() })

/** What a plant received of a source since that source was due to be sampled, and nobody sampled it. */
export type Unsampled = {
  /** Of the first receipt. */
  id: string
  plantId: string
  plantName: string
  materialId: string
  materialName: string
  kind: string
  sourceId: string | null
  sourceName: string | null
  receipts: number
  receivedKg: string
  /** When the first of them came. */
  since: Date
  lastSampledOn: string | null
  /** As the company set it for this kind of material. */
  everyDays: number
  /** A request of the laboratory that is open for it. */
  requestId: string | null
  requestNo: string | null
}

/** What is to be sampled and where; what came, and when it was sampled last. */
export function unsampledWords(of: Omit<Unsampled, 'since'> & { since: string }) {
  const { materialName: material, sourceName: source, everyDays: count, lastSampledOn, receipts } = of
  const came = words.samplingDeliveries({ count: receipts, mass: `${tonnes(of.receivedKg)} t`, on: showDate(of.since) })
  const last = lastSampledOn
    ? words.samplingLast({ on: showDate(lastSampledOn), count })
    : words.samplingNever({ count })
  return {
    id: of.id,
    name: source ? words.samplingSource({ material, source }) : material,
    place: of.plantName,
    facts: [came, last] as const,
    requested: of.requestNo && words.samplingRequested({ requestNo: of.requestNo }),
  }
}
