import { busiestPlant } from '~/db/demo/busiest-plant'
import type { Work } from '~/db/kit/work'
import { Refused } from '~/domain/kit/problem'
import { addMinutes, businessDay } from '~/domain/kit/time'
import { closePlant } from '../fleet/plant'

const CLOSED = 180
const REASON = 'Mixer gearbox failed'

/** The plant with the most loads still to come today breaks down for three hours; who works here deals with it. */
export async function breakDemoPlant(work: Work): Promise<{ plantName: string; closedUntil: string }> {
  const found = await busiestPlant(work.sql, businessDay(work.now))
  if (!found) throw new Refused('No plant has loads to come today', undefined, { rule: 'demo-plant' })
  const closedUntil = addMinutes(work.now, CLOSED).toISOString()
  const { id: plantId, version } = found
  await closePlant(work, { plantId, version, closedFrom: work.now.toISOString(), closedUntil, reason: REASON })
  return { plantName: found.plantName, closedUntil }
}
