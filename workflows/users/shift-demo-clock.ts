import { demoOffset, keepDemoOffset } from '~/db/kit/demo-clock'
import type { Work } from '~/db/kit/work'
import { invalid } from '~/domain/kit/problem'
import type { ShiftClock } from '~/domain/users/demo-clock'

/** Minutes by which the demo's clock is ahead from now on: as given, or so many more than before. */
export async function shiftDemoClock(work: Work, { offsetMinutes, moveMinutes }: ShiftClock): Promise<number> {
  const minutes = offsetMinutes ?? (await demoOffset(work.sql)) + (moveMinutes ?? 0)
  if (minutes < 0) throw invalid('moveMinutes', 'The demo clock cannot go behind real time')
  await keepDemoOffset(work, minutes)
  return minutes
}
