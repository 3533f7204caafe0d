import type { Attempt } from '~/web/kit/api'
import { changeConnection } from '~/web/kit/shell/connection'
import { DONE_AT } from './done-at'
import { carriedOn, type Entry, isWaiting, judged, nextOf } from './entry'
import { change, entriesOf } from './store'

/** Longer, and the network is taken to be gone, ms. */
const LONGEST = 20_000

type How = {
  owner: string
  /** Refusals that pass by themselves: nobody is signed in, or too much was asked. */
  later: readonly number[]
  /** True when whoever pressed is there and was told; else a refusal is kept for the person. */
  onAnswer: (entry: Entry, answer: Attempt<unknown>) => boolean
}

/** Sends what waits, the oldest first and one at a time, until all is sent or the network is gone. One page of a device does. */
export const sendAll = (how: How): Promise<number> =>
  navigator.locks ? navigator.locks.request(`outbox ${how.owner}`, () => sendWaiting(how)) : sendWaiting(how)

async function sendWaiting({ owner, later, onAnswer }: How): Promise<number> {
  for (let done = 0; ; done++) {
    const entries = await entriesOf(owner)
    const next = nextOf(entries)
    if (!next) return done
    const answer = judged(await post(next), next, later)
    if (answer === 'later') {
      await change(owner, now => ({ put: [...late(now, next), { ...next, late: true, tries: next.tries + 1 }] }))
      return done
    }
    const keeps = !onAnswer(next, answer)
    await change(owner, now => {
      if (answer.ok) return { put: carriedOn(now, next, answer.data), drop: [next] }
      return keeps ? { put: [{ ...next, refused: answer.problem }] } : { drop: [next] }
    })
  }
}

/** Everything that waits behind one that could not be sent. */
const late = (entries: readonly Entry[], first: Entry): Entry[] =>
  entries
    .filter(entry => isWaiting(entry) && !entry.late && entry.no !== first.no)
    .map(entry => ({ ...entry, late: true }))

/** Null is no answer at all. */
async function post({ to, fields, key, owner, at }: Entry) {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  form.set('_key', key)
  form.set('_owner', owner)
  form.set('_at', at)
  // Also of what seems to go at once: it may hang while the network goes, and arrive when that is back.
  const headers = { [DONE_AT]: at }
  const signal = AbortSignal.timeout(LONGEST)
  const answer = await fetch(to, { method: 'POST', body: form, headers, signal }).catch(() => null)
  changeConnection(answer ? 'there' : navigator.onLine ? 'away' : 'offline')
  if (!answer) return null
  return { status: answer.status, body: (await answer.json().catch(() => null)) as Attempt<unknown> | null }
}
