import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '~/functions/parts'

type Kept = {
  name: string
  /** Comes true when it has ended, for whatever reason. */
  ended(): Promise<unknown>
  again(): Promise<void>
  stopping(): boolean
  log: Log
}

const FIRST_MS = 250
const LONGEST_MS = 10_000
/** What lived so long is not in a circle of starts and falls. */
const STEADY_MS = 60_000

/** Brings back what ends though nobody stopped it; each time later while it keeps falling, so that the log stays readable. */
export async function keepUp({ name, ended, again, stopping, log }: Kept): Promise<void> {
  let wait = FIRST_MS
  for (let upSince = Date.now(); ; upSince = Date.now()) {
    await ended()
    if (stopping()) return
    if (Date.now() - upSince > STEADY_MS) wait = FIRST_MS
    const goneAt = Date.now()
    log.error(`${name} ended by itself and is started again`)
    for (let up = false; !up && !stopping(); wait = Math.min(wait * 2, LONGEST_MS)) {
      await sleep(wait)
      if (stopping()) return
      up = await again().then(
        () => true,
        error => {
          log.error(`${name} does not start`, { error })
          return false
        },
      )
    }
    if (!stopping()) log.warn(`${name} is back`, { afterSeconds: (Date.now() - goneAt) / 1000 })
  }
}
