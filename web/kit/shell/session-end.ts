import * as words from '~/domain/kit/words'
import { rescue } from '~/web/kit/form/kept-draft'
import { change, failure } from '~/web/kit/toast/toasts'

export const LOGOUT_DELAY = 3000
let ending = false

/**
 * The session has ended: the toast of the specification counts down, what a form holds is kept for afterwards, and
 * then signing in is forced. A person without a session is sent there at once.
 */
export function sessionEnded({ hadSession = true } = {}) {
  if (ending) return
  ending = true
  const form = document.querySelector<HTMLFormElement>('form#record')
  if (form) rescue(window.location.pathname, form)
  if (!hadSession) return leave()
  const text = (seconds: number) => words.shellExpired({ seconds })
  const id = failure({
    title: text(LOGOUT_DELAY / 1000),
    text: form ? words.shellTypedKept() : undefined,
    sticky: true,
  })
  let left = LOGOUT_DELAY / 1000
  const timer = setInterval(() => {
    left -= 1
    if (left > 0) change(id, { title: text(left) })
    else clearInterval(timer)
  }, 1000)
  setTimeout(leave, LOGOUT_DELAY)
}

/** A posted form, so that the cookies are cleared by the server and no page of the old session stays in memory. */
function leave() {
  const to = window.location.pathname + window.location.search
  window.dispatchEvent(new Event('leaving'))
  const form = document.createElement('form')
  form.method = 'post'
  form.action = '/act/expired'
  const field = document.createElement('input')
  field.type = 'hidden'
  field.name = 'to'
  field.value = to
  form.append(field)
  document.body.append(form)
  form.submit()
}
