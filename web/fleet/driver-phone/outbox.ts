import { useRevalidator } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { DriverEvent } from '~/domain/fleet/driver-phone'
import type { Attempt } from '~/web/kit/api'

/** One thing told on the phone. `at` is the minute of the press by the portal's clock; `key` makes its effect one. */
export type Told = {
  key: string
  path: 'event' | 'photo' | 'acknowledge' | 'break'
  body: object
  label: string
  at: string
  loadId?: string
  event?: DriverEvent
}
type Refused = Told & { why: string }
type Kept = { waiting: Told[]; refused: Refused[]; last: string }
const NOTHING: Kept = { waiting: [], refused: [], last: '' }
/** What the clock of the portal is taken to be differs by the time that its answer took, ms. */
const JITTER = 60_000

const EVERY = 10_000

/**
 * What was told and is not sent yet, kept on the phone in its order and sent as soon as the portal answers. It belongs to the
 * phone's own key: after a PIN of nobody else it is sent by.
 */
export function useOutbox(phoneId: string) {
  const name = `driver-outbox-${phoneId}`
  const { revalidate } = useRevalidator()
  const [kept, setKept] = useState(NOTHING)
  const [full, setFull] = useState(false)
  /** Sent, and perhaps not in what the page shows of the load. */
  const [sent, setSent] = useState<Told | null>(null)
  const sending = useRef(false)

  const keep = useCallback(
    (change: (before: Kept) => Kept) => {
      const next = change(read(name))
      try {
        localStorage.setItem(name, JSON.stringify(next))
        setFull(false)
      } catch {
        return setFull(true)
      }
      setKept(next)
    },
    [name],
  )
  const flush = useCallback(async () => {
    if (sending.current) return
    sending.current = true
    try {
      let done = 0
      for (let [first] = read(name).waiting; first; [first] = read(name).waiting) {
        const oldest = first
        const answer = await post(oldest)
        if (answer === 'later') break
        keep(({ waiting, refused, last }) => ({
          last,
          waiting: waiting.filter(({ key }) => key !== oldest.key),
          refused: answer === null ? refused : [...refused, { ...oldest, why: answer }],
        }))
        if (answer === null) setSent(oldest)
        done++
      }
      if (done) revalidate()
    } finally {
      sending.current = false
    }
  }, [name, keep, revalidate])

  useEffect(() => {
    setKept(read(name))
    void flush()
    const again = () => void flush()
    const timer = setInterval(again, EVERY)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [name, flush])

  const add = (entry: Omit<Told, 'key' | 'at'>, pressed: Date) => {
    keep(before => {
      // A press is never before the one before it.
      const early = Date.parse(before.last) - pressed.getTime()
      const at = new Date(pressed.getTime() + (early >= 0 && early < JITTER ? early + 1 : 0)).toISOString()
      // A photo is a photo; everything else is true of a minute.
      const body = entry.path === 'photo' ? entry.body : { ...entry.body, at }
      return { ...before, last: at, waiting: [...before.waiting, { ...entry, body, at, key: crypto.randomUUID() }] }
    })
    void flush()
  }
  const dismiss = (key: string) => keep(before => ({ ...before, refused: before.refused.filter(of => of.key !== key) }))
  return { ...kept, sent, full, add, dismiss }
}
export type Outbox = ReturnType<typeof useOutbox>

function read(name: string): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(name) ?? '{}') as Partial<Kept>) }
  } catch {
    return NOTHING
  }
}

/** Null is taken, a text is why not; what has no answer, or one that says to come again, is sent later. */
async function post({ path, body, key }: Told): Promise<string | null | 'later'> {
  const form = new FormData()
  form.set('path', path)
  form.set('body', JSON.stringify(body))
  form.set('_key', key)
  const answer = await fetch('/driver/send', { method: 'POST', body: form }).catch(() => null)
  if (!answer?.ok) return 'later'
  const reply = (await answer.json().catch(() => null)) as Attempt<unknown> | null
  if (!reply) return 'later'
  if (reply.ok) return null
  const { status, errors, detail } = reply.problem
  return [401, 403, 429].includes(status) ? 'later' : (Object.values(errors ?? {}).flat()[0] ?? detail ?? 'Refused')
}
