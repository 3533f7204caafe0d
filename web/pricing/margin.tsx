import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { type MarginRow, MarginSave } from '~/domain/pricing/margin'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { closed, done } from '~/web/kit/done'
import { showNumber } from '~/web/kit/figures'
import { DialogForm } from '~/web/kit/form/dialog-form'
import { fieldsOf } from '~/web/kit/form/fields-of'
import type { Column } from '~/web/kit/list/column'
import { useEditLink } from '~/web/kit/list/edit-link'
import { ListScreen } from '~/web/kit/list/screen'
import { readForm, refused } from '~/web/kit/read-form'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { rows } = await take(apiFor({ request, context }).pricing.pricing['margin-contribution'].$get())
  return { rows, total: rows.length }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, raw, key } = await readForm(request, MarginSave)
  const saved = await attempt(
    apiFor({ request, context, key }).pricing.pricing['margin-contribution'].$post({ json: values }),
  )
  return saved.ok
    ? done(request, closed(request), saved.data.approval?.message ?? 'Target margin saved')
    : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof MarginSave>()

const columns: Column<MarginRow>[] = [
  { key: 'regionName', label: 'Region', show: row => row.regionName },
  { key: 'target', label: 'Target margin', show: row => target(row), align: 'right' },
  { key: 'amber', label: 'Below it', show: () => 'Needs a reason; the sales manager approves' },
  { key: 'red', label: 'Far below it', show: () => 'The CEO approves' },
]

/** The target margin of each region, in per cent of the price. */
export default function Margin() {
  const page = useLoaderData<typeof loader>()
  const can = useCan()
  const { editing, to } = useEditLink()
  const row = page.rows.find(one => one.regionId === editing)
  const mayManage = can('manage', 'margin')
  return (
    <ListScreen
      title="Margin"
      noun={['region', 'regions']}
      page={page}
      id={one => one.regionId}
      columns={columns}
      open={one => (mayManage ? to(one.regionId) : undefined)}
    >
      {row && (
        <DialogForm
          key={editing}
          title={`Target margin, ${row.regionName}`}
          values={{
            regionId: row.regionId,
            targetPercent: row.targetPercent,
            ...(row.version ? { version: row.version } : {}),
          }}
          readOnly={!mayManage}
          save="Save target"
          description="New quotes use it from now on. Approved quotes do not change. A lower target needs approval by a second person."
        >
          <input type="hidden" name="regionId" value={row.regionId} />
          <Field.Number name="targetPercent" label="Target margin" unit="% of the price" places={2} span={6} />
        </DialogForm>
      )}
    </ListScreen>
  )
}

const target = (row: MarginRow) =>
  row.targetPercent === null ? <span className="text-muted">not set</span> : `${showNumber(row.targetPercent, 2)} %`
