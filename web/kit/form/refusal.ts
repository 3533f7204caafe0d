import { type RefObject, useEffect } from 'react'
import { isStale, type Problem } from '~/web/kit/problem'
import { isUnsent } from '~/web/kit/shell/lost-connection'
import { sessionEnded } from '~/web/kit/shell/session-end'
import { failure } from '~/web/kit/toast/toasts'
import { rescue } from './kept-draft'

/** The toast accompanies the summary, never replaces it; an ended session and a lost connection keep the form on the device. */
export function useRefusal(problem: Problem | undefined, form: RefObject<HTMLFormElement>, path: string) {
  useEffect(() => {
    if (!problem) return
    if (isUnsent({ problem }) && form.current) rescue(path, form.current)
    if (problem.status === 401) {
      if (form.current) rescue(path, form.current)
      sessionEnded()
    } else if (!isStale(problem)) {
      failure(problem.errors ? {} : { text: problem.detail })
    }
  }, [problem, form, path])
}
