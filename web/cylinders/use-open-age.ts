import { useNavigate, useSearchParams } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { withParams } from '~/web/kit/list/url'
import { isWaiting } from '~/web/kit/outbox/entry'
import { usePending } from '~/web/kit/outbox/outbox-context'

type Age = { id: string; status: string; version: number }
const asIs = ({ id, version }: Age) => `${id} ${version}`

/**
 * The age that is open. It stays open until it is read, whatever the network brings meanwhile: a half typed reading must not
 * go. What was read is done with as long as the queue shows it as it was then.
 */
export function useOpenAge<T extends Age>(queue: readonly T[], first: T | null) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const held = useRef<string | null>(null)
  const read = useRef(new Set<string>())
  const waiting = new Set(
    usePending()
      .filter(isWaiting)
      .flatMap(({ records }) => records),
  )
  const isLeft = (age: T) => !waiting.has(age.id) && !read.current.has(asIs(age))
  const asked = params.get('age')
  const named = params.has('specimen') || params.has('id')
  const left = queue.filter(isLeft)
  const stays = named ? undefined : left.find(age => asIs(age) === held.current)
  const usual = first && isLeft(first) ? first : left.find(({ status }) => status !== 'testing')
  const open = queue.find(({ id }) => id === asked) ?? stays ?? usual ?? null
  useEffect(() => {
    held.current = open && asIs(open)
    for (const age of queue) if (waiting.has(age.id)) read.current.add(asIs(age))
  })
  return {
    open,
    onDone: (last: T) => {
      read.current.add(asIs(last))
      navigate(withParams(params, { age: null, specimen: null, last: last.id }))
    },
  }
}
