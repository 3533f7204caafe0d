import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { behind, type Entry, isWaiting, type Outcome, type Press, pressedAt, withValues } from './entry'
import { sendAll } from './send'
import { append, change, entriesOf, onChange } from './store'
import { useArrived } from './use-arrived'

const EVERY = 10_000
/** What is answered sooner is never shown as not sent, ms. */
const AT_ONCE = 1_500
/** Nobody is signed in any more, or too much was asked: what is kept waits until that is over. */
const LATER = [401, 429]

type How = {
  /** Null keeps nothing: nobody is signed in. */
  owner: string | null
  /** The portal's clock. */
  now: () => Date
  later?: readonly number[]
  /** What came through, also what was pressed before the page was opened. */
  onTaken?: (entry: Entry) => void
}

/**
 * What was done on this device and is not sent yet, kept in its order and sent as soon as the portal answers: bound to the
 * person, over a restart of the device, each with a key that makes its effect one.
 */
export function useOutbox({ owner, now, later = LATER, onTaken }: How) {
  const { arrived, add: addArrived, hear } = useArrived()
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const [full, setFull] = useState(false)
  const listeners = useRef(new Map<string, (outcome: Outcome) => void>())
  const sending = useRef<'no' | 'yes' | 'again'>('no')
  const told = useRef({ now, onTaken, later })
  told.current = { now, onTaken, later }

  const look = useCallback(async () => {
    if (owner) setEntries(await entriesOf(owner).catch(() => []))
  }, [owner])

  const flush = useCallback(async () => {
    if (!owner || sending.current !== 'no') {
      if (sending.current !== 'no') sending.current = 'again'
      return
    }
    sending.current = 'yes'
    const onAnswer = (entry: Entry, answer: { ok: true; data: unknown } | { ok: false; problem: Entry['refused'] }) => {
      const tell = listeners.current.get(entry.key)
      listeners.current.delete(entry.key)
      if (answer.ok) {
        addArrived(entry)
        told.current.onTaken?.(entry)
      }
      if (answer.ok) tell?.({ state: 'taken', data: answer.data })
      else if (tell && !entry.late) tell({ state: 'refused', problem: answer.problem! })
      else return false
      return true
    }
    try {
      const done = await sendAll({ owner, later: told.current.later, onAnswer })
      // What still waits is kept; what another page of this device has sent is gone.
      const left = await entriesOf(owner)
      for (const [key, tell] of listeners.current)
        tell(left.some(entry => entry.key === key) ? { state: 'kept' } : { state: 'taken', data: null })
      listeners.current.clear()
      setEntries(left)
      if (done) hear()
    } catch (error) {
      // Without a store nothing was kept, and each press has said so.
      console.warn(error)
    } finally {
      const again = (sending.current as string) === 'again'
      sending.current = 'no'
      if (again) void flush()
    }
  }, [owner, addArrived, hear])

  useEffect(() => {
    if (!owner) return
    // What was pressed before this page was opened could not be sent at once.
    markLate(owner).then(look).then(flush).catch(console.warn)
    const again = () => void flush()
    const timer = setInterval(again, EVERY)
    window.addEventListener('online', again)
    const over = onChange(() => void look())
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
      over()
    }
  }, [owner, look, flush])

  const add = useCallback(
    async ({ records = [], ...press }: Press): Promise<Outcome> => {
      if (!owner) return { state: 'lost' }
      const at = pressedAt(told.current.now(), lastOf(owner))
      try {
        const late = (await entriesOf(owner)).some(isWaiting)
        const key = crypto.randomUUID()
        await append({ ...press, records, key, owner, at, late, tries: 0 })
        // Not before it is kept: what is not found any more counts as sent.
        const outcome = new Promise<Outcome>(resolve => listeners.current.set(key, resolve))
        rememberLast(owner, at)
        setFull(false)
        await look()
        void flush()
        setTimeout(() => void markLate(owner, key).then(look).catch(console.warn), AT_ONCE)
        return outcome
      } catch (error) {
        console.warn(error)
        setFull(true)
        return { state: 'lost' }
      }
    },
    [owner, look, flush],
  )
  const settle = useCallback(
    async (how: Parameters<typeof change>[1]) => {
      if (owner) await change(owner, how)
      await look()
      void flush()
    },
    [owner, look, flush],
  )
  const dismiss = useCallback((entry: Entry) => settle(() => ({ drop: [entry] })), [settle])
  const dismissAll = useCallback((entry: Entry) => settle(all => ({ drop: [entry, ...behind(all, entry)] })), [settle])
  /** In its old place, as of now and under a new key: what was refused had no effect. */
  const retry = useCallback(
    ({ refused: _refused, ...entry }: Entry, values: Record<string, string> = {}) => {
      const anew = { ...entry, key: crypto.randomUUID(), at: told.current.now().toISOString(), tries: 0 }
      return settle(() => ({ put: [withValues(anew, values)] }))
    },
    [settle],
  )
  return useMemo(
    () => ({
      waiting: entries.filter(isWaiting),
      refused: entries.filter(entry => !isWaiting(entry)),
      /** What the page says is not sent: not what is on its way. */
      unsent: entries.filter(entry => entry.late || !isWaiting(entry)),
      /** What the page shows as done, though its data does not say so yet. */
      pending: [...arrived.filter(({ key }) => !entries.some(entry => entry.key === key)), ...entries],
      ...{ entries, full, add, dismiss, dismissAll, retry, flush },
    }),
    [entries, arrived, full, add, dismiss, dismissAll, retry, flush],
  )
}
/** What could not be sent at once: all of a person, or one. */
const markLate = (owner: string, key?: string) =>
  change(owner, known => ({
    put: known.filter(entry => !entry.late && (!key || entry.key === key)).map(entry => ({ ...entry, late: true })),
  }))

export type Outbox = ReturnType<typeof useOutbox>

const lastOf = (owner: string): string => localStorage.getItem(`outbox-last-${owner}`) ?? ''
const rememberLast = (owner: string, at: string) => localStorage.setItem(`outbox-last-${owner}`, at)
