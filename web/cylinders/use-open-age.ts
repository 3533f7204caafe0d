import { useNavigate, useSearchParams } from '@remix-run/react'
import { withParams } from '~/web/kit/list/url'
import { isWaiting } from '~/web/kit/outbox/entry'
import { useEntries } from '~/web/kit/outbox/outbox-context'
import { useConnection } from '~/web/kit/shell/connection'

type Age = { id: string; status: string }

/** The age that is open: what was read and is not sent yet is done with, unless it is chosen by hand. */
export function useOpenAge<T extends Age>(queue: readonly T[], first: T | null) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const gone = useConnection() !== 'there'
  const waiting = new Set(
    useEntries()
      .filter(isWaiting)
      .flatMap(({ records }) => records),
  )
  const chosen = queue.find(({ id }) => id === params.get('age'))
  const untouched = queue.find(({ id, status }) => status !== 'testing' && !waiting.has(id))
  const own = chosen ?? (gone || (first && waiting.has(first.id)) ? untouched : first)
  return {
    open: own ?? null,
    onDone: (last: string) => navigate(withParams(params, { age: null, specimen: null, last })),
  }
}
