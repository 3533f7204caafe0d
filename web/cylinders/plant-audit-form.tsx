import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AUDIT_POINTS, PlantAuditSave } from '~/domain/cylinders/plant-audit'
import { businessDay } from '~/domain/kit/time'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { done } from '~/web/kit/done'
import { countOf } from '~/web/kit/figures'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { FormScreen } from '~/web/kit/form/form-screen'
import { Section } from '~/web/kit/form/section'
import { PLANTS } from '~/web/kit/list/column'
import { readForm, refused } from '~/web/kit/read-form'
import { anId } from '~/web/kit/screens'
import { sessionOf } from '~/web/kit/session-of'
import { Card } from '~/web/ui/card'
import { AuditPoint } from './plant-audit-point'
import { HOME } from './words'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get('id')
  if (id && !anId.test(id)) throw new Response(null, { status: 404 })
  const session = await sessionOf(request, context)
  const api = apiFor({ request, context }).cylinders['cylinder-test']['plant-audit-info']
  const [audit, last] = await Promise.all([
    id ? take(api[':id'].$get({ param: { id } })) : null,
    take(api.$get({ query: { limit: '6', status: 'submitted' } })),
  ])
  return { audit, last: last.rows, today: businessDay(new Date(session?.now ?? 0), session?.zone) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, raw } = await readForm(request, PlantAuditSave)
  // A point without an answer was not looked at yet.
  const answers = (values.answers ?? []).filter(one => one.answer)
  const api = apiFor({ request, context }).cylinders['cylinder-test']['plant-audit-info']
  const saved = await attempt(api.$post({ json: { ...values, answers } }))
  if (!saved.ok) return refused(saved.problem, raw)
  const outcome = saved.data.status === 'submitted' ? 'submitted' : 'kept as draft'
  return done(request, `${HOME}/plant-audit-info`, `Audit ${saved.data.auditNo} ${outcome}, ${saved.data.score} %`)
}

const Field = fieldsOf<typeof PlantAuditSave>()
const SECTIONS = [...new Set(AUDIT_POINTS.map(point => point.section))]

/** A plant gone through point by point; what fails says why. */
export default function AuditForm() {
  const { audit, last, today } = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'plant_audit')
  const submitted = audit?.status === 'submitted'
  const answers = AUDIT_POINTS.map(point => {
    const given = audit?.answers.find(one => one.code === point.code)
    return { code: point.code, answer: given?.answer ?? '', remark: given?.remark ?? '' }
  })
  return (
    <FormScreen
      key={audit?.id ?? 'new'}
      title={audit ? `Plant audit ${audit.auditNo}` : 'New plant audit'}
      values={audit ? { ...audit, answers } : { auditOn: today, status: 'draft', answers }}
      readOnly={!mayManage || submitted}
      back={`${HOME}/plant-audit-info`}
      save="Save audit"
      draft={!audit}
      note={
        audit
          ? `${audit.plantName}, ${showDate(audit.auditOn)}, ${audit.score.toFixed(1)} %, ${countOf(audit.findings, 'finding')} by ${audit.auditorName}.`
          : 'You can finish a draft later. A submitted audit cannot be changed.'
      }
      aside={
        <Card title="Last audits" flush>
          <ul className="divide-y divide-line">
            {last.map(row => (
              <li key={row.id} className="flex justify-between gap-3 px-4 py-2.5 text-table">
                <span className="truncate">{row.plantName}</span>
                <span className="figures shrink-0 text-muted">
                  {row.score.toFixed(0)} %, {showDate(row.auditOn).slice(0, 5)}
                </span>
              </li>
            ))}
          </ul>
        </Card>
      }
    >
      <Section title="Audit">
        <Field.Combobox name="plantId" label="Plant" span={4} source={PLANTS} text={audit?.plantName ?? ''} />
        <Field.Date name="auditOn" label="On" span={4} />
        <Field.Select
          name="status"
          label="State"
          span={4}
          choices={[
            ['draft', 'Draft, to be finished'],
            ['submitted', 'Submitted'],
          ]}
        />
      </Section>
      {SECTIONS.map(section => (
        <Section key={section} title={section}>
          <ul className="col-span-12 divide-y divide-line">
            {AUDIT_POINTS.map((point, at) =>
              point.section === section ? <AuditPoint key={point.code} at={at} point={point} /> : null,
            )}
          </ul>
        </Section>
      ))}
      <Section title="Remarks">
        <Field.Textarea name="remarks" label="Remarks" rows={3} optional />
      </Section>
    </FormScreen>
  )
}
