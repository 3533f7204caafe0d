import { useLocation, useSubmit } from '@remix-run/react'
import type { MouseEvent } from 'react'
import { lookOnly } from '~/web/kit/can'
import type { Problem } from '~/web/kit/problem'
import { onLateAnswer, useDetachedFetcher } from '~/web/kit/record/late-answer'
import { failure, success } from '~/web/kit/toast/toasts'

export type ToggleRow = { id: string; version: number; active: boolean }
export type ToggleAnswer =
  | { ok: true; data: { version: number; approval?: { message: string } | null } }
  | { ok: false; problem: Problem }

/** The form that every switch of a list belongs to, once: fifty forms would be half of the page. */
const SWITCHES = 'switch-row'

/** Switches a row on or off at once, with Undo; a refusal puts it back and says why. Works as a plain form too. */
export function StatusToggle({ row, name, allowed }: { row: ToggleRow; name: string; allowed: boolean }) {
  const { fetcher, onAnswer } = useDetachedFetcher<ToggleAnswer>()
  const submit = useSubmit()
  const { pathname, search } = useLocation()
  const wanted = fetcher.formData?.get('row')
  const active = wanted ? String(wanted).endsWith(' true') : row.active
  const undo = (version: number) => {
    const key = `undo ${row.id}`
    onLateAnswer(key, (answer: ToggleAnswer) => answer.ok || refused(name, answer.problem))
    const back = { intent: 'status', row: rowValue(row.id, version, row.active) }
    submit(back, { method: 'post', action: pathname + search, navigate: false, fetcherKey: key })
  }
  const change = (event: MouseEvent) => {
    event.preventDefault()
    onAnswer(answer => {
      if (!answer.ok) return refused(name, answer.problem)
      // Somebody else decides it first: the row stays as it is.
      if (answer.data.approval) return success({ title: answer.data.approval.message })
      success({
        title: `${name} is ${row.active ? 'inactive' : 'active'}`,
        action: { label: 'Undo', run: () => undo(answer.data.version) },
      })
    })
    fetcher.submit({ intent: 'status', row: rowValue(row.id, row.version, !active) }, { method: 'post' })
  }
  return (
    <button
      type="submit"
      form={SWITCHES}
      name="row"
      value={rowValue(row.id, row.version, !active)}
      onClick={change}
      role="switch"
      aria-checked={active}
      aria-label={`${name} active`}
      disabled={!allowed}
      title={allowed ? undefined : lookOnly()}
      className="switch-button"
    >
      {active ? 'Active' : 'Inactive'}
    </button>
  )
}

/** Stands once in a list; a switch pressed without JavaScript posts through it. */
export const SwitchForm = () => (
  <form id={SWITCHES} method="post" hidden>
    <input type="hidden" name="intent" value="status" />
  </form>
)

/** Read by `readIntent` as id, version and active. */
const rowValue = (id: string, version: number, active: boolean) => `${id} ${version} ${active}`

const refused = (name: string, problem: Problem) => failure({ title: `${name} was not changed`, text: problem.detail })
