import { useLocation } from '@remix-run/react'
import { useCallback, useContext, useId } from 'react'
import * as words from '~/domain/kit/words'
import type { Attempt } from '~/web/kit/api'
import { useFormKey } from '~/web/kit/form/form-key'
import { sentencesOf } from '~/web/kit/problem'
import { sessionEnded } from '~/web/kit/shell/session-end'
import { failure, success } from '~/web/kit/toast/toasts'
import { type KeepAction, KeepActionContext } from './keep-action'
import { useDetachedFetcher } from './late-answer'
import type { RecordAction } from './record-action'

/** What was asked for may need a second person first, or be done with a warning: then that is said, not that it is done. */
type Answer = { approval?: { message: string } | null; said?: string } | null

/**
 * Posts an action of a record and says what came of it, also when the action takes its own button away. A question that
 * stays open shows a refusal itself, by `onRefused`: a toast beside it is gone before it is read.
 */
export function useAction(onDone?: () => void, onRefused?: (sentence: string) => void) {
  const { fetcher, onAnswer } = useDetachedFetcher<Attempt<Answer>>()
  const { pathname, search } = useLocation()
  // Two dialogs of one page are two forms: the second must not send the key of the first.
  const key = `${useFormKey(fetcher.data)}-${useId().replace(/\W/g, '')}`
  const { submit } = fetcher
  const keep = useContext(KeepActionContext)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onAnswer` writes to the same place each time
  return useCallback(
    (action: RecordAction, more?: FormData): void => {
      const body = more ?? new FormData()
      body.set('intent', action.intent ?? '')
      for (const [name, value] of Object.entries(action.fields ?? {})) body.set(name, value)
      if (keep && !action.post) return void keepIt(keep, action, body, onDone)
      onAnswer((answer, stillHere) => {
        const refusal = stillHere ? refusalOf(answer) : null
        if (refusal && onRefused) return onRefused(refusal)
        say(action, answer)
        if (answer.ok && stillHere) onDone?.()
      })
      body.set('_key', `${key}-${action.intent}`)
      submit(body, { method: 'post', action: action.post ?? pathname + search })
    },
    [submit, keep, key, pathname, search, onDone, onRefused],
  )
}

/** What is kept shows itself as not sent yet; what was answered at once is said as everywhere. */
async function keepIt(keep: KeepAction, action: RecordAction, body: FormData, onDone?: () => void) {
  const answer = await keep(action, body)
  if (answer !== 'kept') say(action, answer as Attempt<Answer>)
  if (answer === 'kept' || answer.ok) onDone?.()
}

function say(action: RecordAction, answer: Attempt<Answer>) {
  if (answer.ok)
    success(
      answer.data?.approval?.message ?? answer.data?.said ?? action.done ?? words.actionDone({ what: action.label }),
    )
  else if (answer.problem.status === 401) sessionEnded()
  else failure({ title: words.actionFailed({ what: action.label }), text: sentencesOf(answer.problem).join('. ') })
}

/** A session that has ended is asked for anew, which is no refusal. */
const refusalOf = (answer: Attempt<Answer>): string | null =>
  answer.ok || answer.problem.status === 401 ? null : sentencesOf(answer.problem).join('. ')
