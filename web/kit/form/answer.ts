import { useActionData, useLocation } from '@remix-run/react'
import { useRef } from 'react'
import type { Refused } from '~/web/kit/read-form'

/** The answer to the last post of this page. Reading the record again drops Remix's own copy; the comparison needs it. */
export function useAnswer(): Refused | undefined {
  const answer = useActionData<Refused | undefined>()
  const { key } = useLocation()
  const kept = useRef<{ key: string; answer: Refused | undefined }>({ key, answer })
  if (answer !== undefined || kept.current.key !== key) kept.current = { key, answer }
  return kept.current.answer
}
