import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ToleranceSave } from '~/domain/materials/tolerance-setting'
import { apiFor, attempt, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { closed, done } from '~/web/kit/done'
import { showNumber } from '~/web/kit/figures'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { filter, PLANTS } from '~/web/kit/list/column'
import { MasterList } from '~/web/kit/list/master-list'
import { searchOf } from '~/web/kit/list/url'
import { readForm, refused } from '~/web/kit/read-form'
import { Status } from '~/web/kit/status'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(apiFor({ request, context }).materials['tolerance-setting'].$get({ query: searchOf(request) }))

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, raw } = await readForm(request, ToleranceSave)
  const saved = await attempt(apiFor({ request, context }).materials['tolerance-setting'].$put({ json: values }))
  return saved.ok ? done(request, closed(request), 'Tolerance saved') : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof ToleranceSave>()
const TOLERANCES = [
  ['cement', 'Cement'],
  ['addition', 'Addition'],
  ['aggregate', 'Sand and stone'],
  ['water', 'Water'],
  ['admixture', 'Admixture'],
] as const
const toleranceWord = (kind: string) => TOLERANCES.find(([key]) => key === kind)?.[1] ?? kind
const percent = (value: string) => `±${showNumber(Number(value).toString())} %`

/** How far a batch weight may lie from its target: first it is told, then somebody has to act. */
export default function ToleranceList() {
  const page = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'material')
  return (
    <MasterList<(typeof page.rows)[number]>
      title="Tolerances"
      noun={['tolerance', 'tolerances']}
      page={page}
      columns={[
        { key: 'kind', label: 'Material', show: each => toleranceWord(each.kind) },
        { key: 'plantName', label: 'Plant', show: each => each.plantName ?? 'All plants' },
        { key: 'informPercent', label: 'Warn from', show: each => percent(each.informPercent), align: 'right' },
        { key: 'actPercent', label: 'Act from', show: each => percent(each.actPercent), align: 'right' },
        {
          key: 'mustExplain',
          label: 'Cause',
          show: each => (each.mustExplain ? 'Asked of the batcher' : <span className="text-muted">Not asked</span>),
          phone: 'none',
        },
        {
          key: 'active',
          label: 'Status',
          show: each => <Status of="active" value={each.active} />,
          phone: 'end',
        },
      ]}
      filters={[filter.lookup('plantId', 'Plant', PLANTS), filter.active()]}
      empty={{ text: 'Without a row of its own a plant weighs by the tolerances for all plants.' }}
      may={mayManage}
      called={row => (row ? `${toleranceWord(row.kind)}, ${row.plantName ?? 'all plants'}` : 'New tolerance')}
      values={row => row ?? { active: true, mustExplain: true }}
      fields={row => (
        <>
          <Field.Select name="kind" label="Material" choices={TOLERANCES} span={6} />
          <Field.Combobox
            name="plantId"
            label="Plant"
            hint="Empty: all plants"
            source={PLANTS}
            text={row?.plantName ?? ''}
            span={6}
            optional
          />
          <Field.Number name="informPercent" label="Warn from" unit="%" span={6} hint="The batcher is told." />
          <Field.Number name="actPercent" label="Act from" unit="%" span={6} hint="Somebody has to act." />
          <Field.Switch name="mustExplain" label="Ask the batcher for the cause" />
          <Field.Switch name="active" label="Applies" />
        </>
      )}
    />
  )
}
