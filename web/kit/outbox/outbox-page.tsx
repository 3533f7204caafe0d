import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import * as words from '~/domain/kit/words'
import { useUser } from '~/web/kit/can'
import { KeepActionContext } from '~/web/kit/record/keep-action'
import { portalNow } from '~/web/kit/shell/clock'
import { tellsItself } from '~/web/kit/shell/connection'
import { type Fields, isWaiting } from './entry'
import { type Holds, OutboxBar } from './outbox-bar'
import { EntriesContext } from './outbox-context'
import { type Outbox, useOutbox } from './use-outbox'
import { useReleaseWatch } from './use-release-watch'

type Props = {
  /** Where what is done on this page is posted to. */
  to: string
  /** The records that an action is about, by its fields; the one whose version it names first. */
  recordsOf: (fields: Record<string, string>) => string[]
  holds: Holds
  /** When what is shown came, where the page was kept; ms of this device. */
  cameAt: number | null
  children: ReactNode | ((outbox: Outbox) => ReactNode)
}

/** A page whose actions work without a network: they are kept, shown as not sent yet, and sent in order. */
export function OutboxPage({ to, recordsOf, holds, cameAt, children }: Props) {
  const outbox = useOutbox({ owner: useUser()?.id ?? null, now: portalNow })
  const known = useRef(outbox)
  known.current = outbox
  useEffect(tellsItself, [])
  // Loaded while there is a network, for who signs out without one.
  useEffect(() => void import('~/web/kit/shell/unsent-dialog').catch(console.warn), [])
  useReleaseWatch(cameAt, outbox.flush)
  const [asked] = useState(() => ({ recordsOf }))
  asked.recordsOf = recordsOf
  const keep = useCallback(
    async (action: { label: string }, body: FormData) => {
      const fields: Fields = [...body].map(([name, value]) => [name, String(value)])
      const records = asked.recordsOf(Object.fromEntries(fields)).filter(Boolean)
      const last = known.current.entries.findLast(entry => entry.records[0] === records[0])
      if (last && isWaiting(last) && JSON.stringify(last.fields) === JSON.stringify(fields))
        return refusal(words.outboxKeptAlready())
      const outcome = await known.current.add({ to, label: action.label, fields, records })
      if (outcome.state === 'kept') return 'kept' as const
      if (outcome.state === 'lost') return refusal(words.outboxNothingKept())
      return outcome.state === 'taken'
        ? { ok: true as const, data: outcome.data }
        : { ok: false as const, problem: outcome.problem }
    },
    [to, asked],
  )
  return (
    <EntriesContext.Provider value={outbox}>
      <KeepActionContext.Provider value={keep}>
        <OutboxBar outbox={outbox} holds={holds} cameAt={cameAt} />
        {typeof children === 'function' ? children(outbox) : children}
      </KeepActionContext.Provider>
    </EntriesContext.Provider>
  )
}

const refusal = (detail: string) => ({
  ok: false as const,
  problem: { type: 'about:blank', title: 'kept', status: 409, detail },
})
