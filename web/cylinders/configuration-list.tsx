import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData, useSearchParams } from '@remix-run/react'
import { businessDay } from '~/domain/kit/time'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { readDate, showDate } from '~/web/kit/dates'
import { closed, done } from '~/web/kit/done'
import { DialogForm } from '~/web/kit/form/dialog-form'
import { withParams } from '~/web/kit/list/url'
import { PageHead } from '~/web/kit/page-head'
import { readIntent, refused } from '~/web/kit/read-form'
import { sessionOf } from '~/web/kit/session-of'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { ConfigurationFields } from './configuration-fields'
import { groupsOf, readValue, setElsewhere, valueWord } from './configuration-words'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = await sessionOf(request, context)
  const all = await take(apiFor({ request, context }).cylinders['configuration-settings'].all.$get({ query: {} }))
  return { rows: all.rows, today: businessDay(new Date(session?.now ?? 0), session?.zone) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { fields } = await readIntent(request)
  const name = (fields.name ?? '') as never
  const today = fields.today ?? ''
  const effectiveFrom = readDate(fields.effectiveFrom ?? '', today) ?? fields.effectiveFrom ?? ''
  const value = readValue(fields.name ?? '', fields.value ?? '')
  const api = apiFor({ request, context }).cylinders['configuration-settings']
  const saved = fields.rowId
    ? await attempt(api.$put({ json: { id: fields.rowId, version: Number(fields.rowVersion), value, effectiveFrom } }))
    : await attempt(api.$post({ json: { name, value, effectiveFrom } }))
  return saved.ok ? done(request, closed(request), 'Setting saved') : refused(saved.problem, fields)
}

/** What the laboratory sets for itself: each value with its default, and from when it holds. */
export default function ConfigurationList() {
  const { rows, today } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const mayManage = useCan()('approve-2', 'cylinder_test')
  const editing = rows.find(row => row.name === params.get('edit') && !setElsewhere(row.name))
  return (
    <>
      <PageHead
        title="Configuration settings"
        count={String(rows.length)}
        note="A new value applies from its start date. Earlier results keep the values of their day."
      />
      <div className="grid max-w-300 gap-4 px-6 pb-10 max-md:px-4">
        {groupsOf(rows).map(([title, own]) => (
          <Card key={title} title={title} flush>
            <ul className="divide-y divide-line">
              {own.map(row => (
                <li key={row.name} className="flex flex-wrap items-center gap-x-6 gap-y-1 px-4 py-3">
                  <span className="min-w-60 flex-1 text-body max-md:min-w-full">{row.label}</span>
                  <span className="grid text-right max-md:text-left">
                    <span className="figures whitespace-pre-line font-semibold text-body">
                      {valueWord(row.name, row.value) || 'None'}
                    </span>
                    <span className="text-meta text-muted">
                      {row.since
                        ? `since ${showDate(row.since)}, usually ${valueWord(row.name, row.usual) || 'none'}`
                        : 'default'}
                      {row.rows
                        .filter(one => one.effectiveFrom > today)
                        .map(one => `; from ${showDate(one.effectiveFrom)} ${valueWord(row.name, one.value)}`)
                        .join('')}
                    </span>
                  </span>
                  {mayManage && !setElsewhere(row.name) && (
                    <Button asChild size="sm">
                      <Link to={withParams(params, { edit: row.name })} preventScrollReset>
                        Change
                      </Link>
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
      {editing && mayManage && (
        <DialogForm
          key={editing.name}
          title={editing.label}
          values={{ effectiveFrom: today, value: valueWord(editing.name, editing.value) }}
          save="Save setting"
        >
          <ConfigurationFields row={editing} today={today} />
        </DialogForm>
      )}
    </>
  )
}
