import { useLocation } from '@remix-run/react'
import type { SavedView } from '~/domain/users/saved-view'
import { useDetachedFetcher } from '~/web/kit/record/late-answer'
import { failure } from '~/web/kit/toast/toasts'
import { listKey } from './kept'

type Answer = { ok: boolean; data?: SavedView; problem?: { detail: string; errors?: Record<string, string[]> } }

/** Posts to the frame, which reads the views again; what was refused is told where it can be mended. */
export function useSendView() {
  const { fetcher, onAnswer } = useDetachedFetcher<Answer>()
  const { pathname } = useLocation()
  return (verb: string, values: object, onDone: (made?: SavedView) => void, onFault?: (text: string) => void) => {
    onAnswer(answer => {
      if (answer.ok) return onDone(answer.data)
      const text = Object.values(answer.problem?.errors ?? {})[0]?.[0] ?? answer.problem?.detail ?? ''
      if (onFault) onFault(text)
      else failure({ text })
    })
    const json = JSON.stringify({ list: listKey(pathname), ...values })
    fetcher.submit({ json }, { method: 'post', action: `/act/${verb}` })
  }
}
