import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { type Recommender, RecommenderChange, USUAL_RECOMMENDER } from '~/domain/orders/plan/config'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { closed, done } from '~/web/kit/done'
import { DialogForm } from '~/web/kit/form/dialog-form'
import { fieldsOf } from '~/web/kit/form/fields-of'
import type { Column, ListPage } from '~/web/kit/list/column'
import { useEditLink } from '~/web/kit/list/edit-link'
import { ListScreen } from '~/web/kit/list/screen'
import { readForm, refused } from '~/web/kit/read-form'
import { Badge } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'

type Row = Recommender & { id: string; version: number; regionName: string }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor({ request, context })
  const [list, { rows: regions }] = await Promise.all([
    take(api.orders['recommender-parameters'].$get()),
    take(api.fleet.region.region.$get()),
  ])
  const names = new Map(regions.map(region => [region.id, region.regionName]))
  const rows = list.rows.map(row => ({
    ...row,
    regionName: row.regionId ? (names.get(row.regionId) ?? 'Another region') : 'Whole company',
  }))
  return {
    page: { rows, total: rows.length } as ListPage<Row>,
    regions: regions.map(({ id, regionName }) => [id, regionName] as const),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, raw } = await readForm(request, RecommenderChange)
  const { id, version, ...json } = values
  const api = apiFor({ request, context }).orders['recommender-parameters']
  const saved = await attempt(id ? api.$put({ json: { id, version, ...json } }) : api.$post({ json }))
  return saved.ok ? done(request, closed(request), 'Recommender parameters saved') : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof RecommenderChange>()
const PREFER = [
  ['site_setup', 'Plants set for the site, in their order'],
  ['nearest', 'The nearest'],
  ['most_room', 'The one with the most room'],
] as const

/** How plants are proposed for an order: for the company, and for regions that do it their own way. */
export default function RecommenderParameters() {
  const { page, regions } = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'order_plan')
  const { editing, to } = useEditLink()
  const row = page.rows.find(each => each.id === editing) ?? null
  return (
    <ListScreen<Row>
      title="Recommender parameters"
      noun={['set', 'sets']}
      page={page as ListPage<Row>}
      columns={COLUMNS}
      open={mayManage ? each => to(each.id) : undefined}
      actions={
        mayManage && (
          <Button asChild look="primary">
            <Link to={to('new')} data-hotkey="c">
              <Plus /> Add region
            </Link>
          </Button>
        )
      }
      empty={{
        text: 'By default, five plants within 75 minutes are proposed, those of the site first.',
      }}
    >
      {editing && mayManage && (
        <DialogForm
          title={row ? row.regionName : 'Add region'}
          values={row ?? USUAL_RECOMMENDER}
          save="Save parameters"
        >
          <Field.Select name="regionId" label="For" choices={regions} empty="Whole company" optional span={6} />
          <Field.Select name="prefer" label="Between plants that can" choices={PREFER} span={6} />
          <Field.Number name="candidatePlants" label="Nearest plants tried" span={4} />
          <Field.Number name="maxTravelMinutes" label="Not further than" unit="min" span={4} />
          <Field.Number name="alternatives" label="Alternatives named" span={4} />
        </DialogForm>
      )}
    </ListScreen>
  )
}

const COLUMNS: Column<Row>[] = [
  {
    key: 'regionName',
    label: 'For',
    show: row => (row.regionId ? row.regionName : <Badge tone="assigned">{row.regionName}</Badge>),
  },
  { key: 'prefer', label: 'Between plants that can', show: row => PREFER.find(([value]) => value === row.prefer)?.[1] },
  { key: 'candidatePlants', label: 'Nearest plants tried', show: row => row.candidatePlants, align: 'right' },
  { key: 'maxTravelMinutes', label: 'Not further than', show: row => `${row.maxTravelMinutes} min`, align: 'right' },
  { key: 'alternatives', label: 'Alternatives named', show: row => row.alternatives, align: 'right' },
]
