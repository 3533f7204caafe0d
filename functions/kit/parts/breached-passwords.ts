import { createHash } from 'node:crypto'
import type { Breaches, Log } from '~/domain/kit/ports'
import type { Metrics } from '~/functions/parts'
import type { Settings } from '~/functions/settings'

/** Whoever chooses a password waits this long at most. */
const PATIENCE_MS = 2000
/** Of the 40 figures of the hash so many are told; some 800 breached passwords share them. */
const TOLD = 5

type Told = { log: Log; metrics: Pick<Metrics, 'breaches'> }

/** The service that the settings name, or none. */
export function breachesOf({ breaches }: Pick<Settings, 'breaches'>, told: Told): { breaches?: Breaches } {
  return breaches ? { breaches: pwnedPasswords(breaches, told) } : {}
}

/**
 * Have I Been Pwned by its range protocol: it hears the beginning of a SHA-1 and answers all endings that it knows with how
 * often each was seen. `Add-Padding` makes every answer as long, with endings that were seen 0 times, so that its length
 * tells nothing either. What does not answer in time refuses nobody; the portal's own lists have been asked before.
 */
function pwnedPasswords(address: string, { log, metrics }: Told): Breaches {
  return {
    async know(password) {
      const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
      try {
        const seen = timesSeen(await rangeOf(address, hash.slice(0, TOLD)), hash.slice(TOLD))
        metrics.breaches(seen > 0 ? 'known' : 'unknown')
        return seen > 0
      } catch (error) {
        metrics.breaches('unasked')
        log.warn('breached passwords', { error })
        return false
      }
    },
  }
}

async function rangeOf(address: string, beginning: string): Promise<string> {
  const answer = await fetch(`${address.replace(/\/+$/, '')}/range/${beginning}`, {
    headers: { 'Add-Padding': 'true', 'User-Agent': 'readymix-portal' },
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!answer.ok) throw new Error(`The service of breached passwords answered ${answer.status}`)
  return answer.text()
}

/** Each line is an ending and a count. An answer without any line is no answer: padded there are always hundreds. */
function timesSeen(answer: string, ending: string): number {
  const lines = answer.split(/\r?\n/).flatMap(line => {
    const [, of, times] = /^([0-9A-F]{35}):(\d+)$/.exec(line.trim()) ?? []
    return of ? [[of, Number(times)] as const] : []
  })
  if (lines.length === 0) throw new Error('The service of breached passwords answered without a hash')
  return lines.find(([of]) => of === ending)?.[1] ?? 0
}
