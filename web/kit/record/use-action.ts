import { useFetcher, useLocation } from '@remix-run/react'
import { useCallback, useEffect, useId, useRef } from 'react'
import type { Attempt } from '~/web/kit/api'
import { useFormKey } from '~/web/kit/form/form-key'
import { sessionEnded } from '~/web/kit/shell/session-end'
import { failure, success } from '~/web/kit/toast/toasts'
import type { RecordAction } from './record-actions'

/** Posts an action of a record and says what came of it. The screen's loader runs again by itself. */
export function useAction(onDone?: () => void) {
  const fetcher = useFetcher<Attempt<unknown>>()
  const { pathname, search } = useLocation()
  // Two dialogs of one page are two forms: the second must not send the key of the first.
  const key = `${useFormKey(fetcher.data)}-${useId().replace(/\W/g, '')}`
  const asked = useRef<RecordAction | null>(null)
  const told = useRef<unknown>(undefined)
  useEffect(() => {
    const { data, state } = fetcher
    if (state !== 'idle' || !data || !asked.current || told.current === data) return
    told.current = data
    const action = asked.current
    asked.current = null
    if (data.ok) {
      success(action.done ?? `${action.label}: done`)
      onDone?.()
    } else if (data.problem.status === 401) sessionEnded()
    else failure({ title: `${action.label}: not possible`, text: data.problem.detail })
  }, [fetcher, onDone])
  const { submit } = fetcher
  return useCallback(
    (action: RecordAction, more?: FormData) => {
      asked.current = action
      const body = more ?? new FormData()
      body.set('intent', action.intent ?? '')
      body.set('_key', `${key}-${action.intent}`)
      for (const [name, value] of Object.entries(action.fields ?? {})) body.set(name, value)
      submit(body, { method: 'post', action: action.post ?? pathname + search })
    },
    [submit, key, pathname, search],
  )
}
