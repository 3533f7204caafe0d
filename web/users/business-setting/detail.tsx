import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useActionData, useLoaderData } from '@remix-run/react'
import { typedSetting } from '~/domain/kit/setting-fields'
import { businessDay } from '~/domain/kit/time'
import { SettingParam } from '~/domain/users/business-setting'
import { apiFor, attempt, take } from '~/web/kit/api'
import { readDate, showDate, showDateTime } from '~/web/kit/dates'
import { done } from '~/web/kit/done'
import { PlainTable } from '~/web/kit/page-grid'
import { PageHead } from '~/web/kit/page-head'
import type { Problem } from '~/web/kit/problem'
import { readIntent } from '~/web/kit/read-form'
import { spelled } from '~/web/kit/record/changes'
import { sessionOf } from '~/web/kit/session-of'
import { Card } from '~/web/ui/card'
import { Proposal } from './proposal'
import { ProposalForm } from './proposal-form'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const api = apiFor({ request, context })
  const [setting, regions] = await Promise.all([
    take(api.users.administration.setting[':name'].$get({ param: { name: params.name ?? '' } })),
    take(api.fleet.region.region.$get()),
  ])
  return { setting, regions: regions.rows.map(region => [region.id, region.regionName] as const) }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { intent, fields, key } = await readIntent(request)
  const api = apiFor({ request, context, key }).users.administration.setting
  if (intent === 'approve' || intent === 'reject')
    return attempt(
      api.proposal[':id'].decide.$post({
        param: { id: fields.id ?? '' },
        json: { version: Number(fields.version), approve: intent === 'approve', reason: fields.reason ?? null },
      }),
    )
  const { name } = SettingParam.parse(params)
  const session = await sessionOf(request, context)
  const effectiveFrom = readDate(fields.effectiveFrom ?? '', businessDay(new Date(session?.now ?? 0)))
  if (!effectiveFrom) return { problem: 'First day: a date as dd/mm/yyyy is needed' }
  const entries: Record<string, string> = {}
  for (const [field, text] of Object.entries(fields)) {
    const [path = '', ticked] = field.slice(2).split('#')
    if (field.startsWith('e:')) entries[path] = ticked && entries[path] ? `${entries[path]}, ${text}` : text
  }
  const asked = {
    name,
    regionId: fields.regionId || null,
    effectiveFrom,
    value: typedSetting(name, entries),
  }
  if (intent === 'preview') {
    const seen = await attempt(api.preview.$post({ json: asked }))
    return seen.ok ? { effects: seen.data.effects } : { problem: wordsOf(seen.problem) }
  }
  const saved = await attempt(api.propose.$post({ json: { ...asked, reason: fields.reason ?? '' } }))
  return saved.ok
    ? done(request, '.', 'Submitted for approval by a second person')
    : { problem: wordsOf(saved.problem) }
}

/** The words by field, where there are any: the inputs of a setting are made by its shape and bear no field names. */
const wordsOf = ({ errors, detail }: Problem) =>
  Object.values(errors ?? {})
    .flat()
    .join('. ') || detail

/** One setting: its values by day, what is proposed and what that changes, and a form that fits its shape. */
export default function Setting() {
  const { setting, regions } = useLoaderData<typeof loader>()
  const answer = useActionData<{ effects?: string[]; problem?: string }>()
  const open = setting.proposals.filter(row => row.status === 'pending')
  const decided = setting.proposals.filter(row => row.status !== 'pending')
  return (
    <>
      <PageHead
        title={setting.label}
        note={
          <Link to="/administration/settings" className="text-link">
            All settings
          </Link>
        }
      />
      <div className="grid grid-cols-1 gap-4 px-6 pb-8 max-md:px-4">
        {open.map(row => (
          <Proposal key={row.id} row={row} />
        ))}
        <Card title="Values by day">
          <PlainTable
            caption="Values by day"
            rows={[
              ...setting.values,
              {
                id: 'usual',
                regionName: null,
                effectiveFrom: '',
                words: setting.usualWords,
                entries: {},
                when: 'default',
              },
            ]}
            id={row => row.id}
            columns={[
              { label: 'First day', show: row => (row.effectiveFrom ? showDate(row.effectiveFrom) : '–') },
              { label: 'Region', show: row => row.regionName ?? 'Whole company' },
              { label: 'Value', show: row => row.words },
              { label: 'Status', show: row => spelled(row.when) },
            ]}
          />
        </Card>
        <ProposalForm setting={setting} regions={regions} answer={answer} />
        {decided.length > 0 && (
          <Card title="History">
            <PlainTable
              caption="History"
              rows={decided}
              id={row => row.id}
              columns={[
                { label: 'Submitted', show: row => `${showDateTime(row.askedAt)}, ${row.askedByName}` },
                { label: 'First day', show: row => showDate(row.effectiveFrom) },
                { label: 'Value', show: row => row.words },
                { label: 'Reason', show: row => row.reason },
                {
                  label: 'Decision',
                  show: row =>
                    `${spelled(row.status)}${row.decidedByName ? ` by ${row.decidedByName}` : ''}${row.decidedAt ? `, ${showDateTime(row.decidedAt)}` : ''}${row.decisionReason ? `: ${row.decisionReason}` : ''}`,
                },
              ]}
            />
          </Card>
        )}
      </div>
    </>
  )
}
