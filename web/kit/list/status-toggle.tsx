import { useFetcher, useLocation, useSubmit } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { Problem } from '~/web/kit/problem'
import { failure, success } from '~/web/kit/toast/toasts'

export type ToggleRow = { id: string; version: number; active: boolean }
export type ToggleAnswer = { ok: true; data: { version: number } } | { ok: false; problem: Problem }

/** Switches a row on or off at once, with Undo; a refusal puts it back and says why. Works as a plain form too. */
export function StatusToggle({ row, name, allowed }: { row: ToggleRow; name: string; allowed: boolean }) {
  const fetcher = useFetcher<ToggleAnswer>({ key: `toggle ${row.id}` })
  const submit = useSubmit()
  const { pathname, search } = useLocation()
  const told = useRef<unknown>(null)
  const wanted = fetcher.formData?.get('active')
  const active = wanted ? wanted === 'true' : row.active
  const answer = fetcher.data

  useEffect(() => {
    if (!answer || told.current === answer || fetcher.state !== 'idle') return
    told.current = answer
    if (!answer.ok) return void failure({ title: `${name} was not changed`, text: answer.problem.detail })
    const back = { intent: 'status', id: row.id, version: String(answer.data.version), active: String(!row.active) }
    success({
      title: row.active ? `${name} is active` : `${name} is inactive`,
      action: {
        label: 'Undo',
        run: () =>
          submit(back, { method: 'post', action: pathname + search, navigate: false, fetcherKey: `undo ${row.id}` }),
      },
    })
  }, [answer, fetcher.state, name, row.id, row.active, submit, pathname, search])

  return (
    <fetcher.Form method="post" className="inline-flex align-middle">
      <input type="hidden" name="intent" value="status" />
      <input type="hidden" name="id" value={row.id} />
      <input type="hidden" name="version" value={row.version} />
      <input type="hidden" name="active" value={String(!active)} />
      <button
        type="submit"
        role="switch"
        aria-checked={active}
        aria-label={`${name} active`}
        disabled={!allowed}
        title={allowed ? undefined : 'Your role may look but not change'}
        className="switch-button"
      >
        <span aria-hidden className="switch-track" />
        <span className="text-table">{active ? 'Active' : 'Inactive'}</span>
      </button>
    </fetcher.Form>
  )
}
