import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Plus, Trash2 } from 'lucide-react'
import { EligibilitySave } from '~/domain/orders/eligibility'
import { type Attempt, apiFor, attempt, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { closed, done } from '~/web/kit/done'
import { countOf } from '~/web/kit/figures'
import { DialogForm } from '~/web/kit/form/dialog-form'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { type Column, filter, PLANTS } from '~/web/kit/list/column'
import { useEditLink } from '~/web/kit/list/edit-link'
import { ListScreen } from '~/web/kit/list/screen'
import { readForm, refused } from '~/web/kit/read-form'
import { useDetachedFetcher } from '~/web/kit/record/late-answer'
import { failure, success } from '~/web/kit/toast/toasts'
import { Badge } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'
import { EligibilityCheckBar } from './eligibility-check'

type Rule = {
  id: string
  version: number
  plantId: string
  plantName: string
  projectId: string | null
  projectName: string | null
  locationId: string | null
  locationName: string | null
  productId: string | null
  productCode: string | null
  allowed: boolean
  reason: string
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const api = apiFor({ request, context }).orders.eligibility
  const of = (name: string) => params.get(name) || undefined
  const query = { plantId: of('plantId'), projectId: of('projectId'), productId: of('productId') }
  const page = await listOf(api.$get({ query }))
  const locationId = of('locationId')
  const checked = locationId
    ? await listOf(api.check.$get({ query: { locationId, productId: of('checkProductId') } }))
    : null
  return { page, checked }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const copy = request.clone()
  const form = await copy.formData()
  const api = apiFor({ request, context }).orders.eligibility
  if (form.get('intent') === 'remove') return attempt(api.$delete({ query: { idList: String(form.get('idList')) } }))
  const { values, raw } = await readForm(request, EligibilitySave)
  const saved = await attempt(api.$post({ json: values }))
  return saved.ok ? done(request, closed(request), 'Rule saved') : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof EligibilitySave>()
const PROJECTS = { path: 'project/active-projects', label: 'projectName', detail: 'projectCode' }
const LOCATIONS = { path: 'location?active=true', label: 'locationName', detail: 'address' }
const PRODUCTS = { path: 'order/products', label: 'productCode', detail: 'detail' }

/** Which plant may serve which project, site and product; the most particular rule decides. */
export default function PlantEligibility() {
  const { page, checked } = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'order_plan')
  const { editing, to } = useEditLink()
  const { fetcher: removing, onAnswer } = useDetachedFetcher<Attempt<unknown>>()
  const remove = (ids: string[]) => {
    onAnswer(answer =>
      answer.ok
        ? success(`${countOf(ids.length, 'rule')} removed`)
        : failure({ title: 'Not removed', text: answer.problem.detail }),
    )
    removing.submit({ intent: 'remove', idList: ids.join() }, { method: 'post' })
  }
  const rule = page.rows.find(row => row.id === editing) ?? null
  const add = mayManage && (
    <Button asChild look="primary">
      <Link to={to('new')} data-hotkey="c">
        <Plus /> Add rule
      </Link>
    </Button>
  )
  return (
    <ListScreen<Rule>
      title="Plant eligibility"
      noun={['rule', 'rules']}
      page={page}
      columns={COLUMNS}
      open={mayManage ? row => to(row.id) : undefined}
      filters={[
        filter.lookup('plantId', 'Plant', PLANTS),
        filter.lookup('projectId', 'Project', PROJECTS),
        filter.lookup('productId', 'Product', PRODUCTS),
      ]}
      actions={add}
      bulk={
        mayManage
          ? (picked, clear) => (
              <Button
                size="sm"
                look="danger-plain"
                onClick={() => {
                  remove(picked.map(row => row.id))
                  clear()
                }}
              >
                <Trash2 /> Remove rules
              </Button>
            )
          : undefined
      }
      empty={{ text: 'Without a rule every plant with the mix can serve every site.', action: add }}
    >
      <EligibilityCheckBar checked={checked} />
      {editing && mayManage && (
        <DialogForm
          title={rule ? 'Change rule' : 'Add rule'}
          values={rule}
          save="Save rule"
          description="Choose a project, one of its sites or a product. A site rule overrides a product rule, and a product rule overrides a project rule."
        >
          <Field.Combobox name="plantId" label="Plant" source={PLANTS} text={rule?.plantName} />
          <Field.Select
            name="allowed"
            label="The plant"
            choices={[
              ['true', 'may serve it'],
              ['false', 'may not serve it'],
            ]}
          />
          <Field.Combobox
            name="projectId"
            label="Project"
            source={PROJECTS}
            text={rule?.projectName ?? undefined}
            optional
          />
          <Field.Combobox
            name="locationId"
            label="Site"
            source={LOCATIONS}
            text={rule?.locationName ?? undefined}
            needs={{ projectId: 'projectId' }}
            optional
          />
          <Field.Combobox
            name="productId"
            label="Product"
            source={PRODUCTS}
            text={rule?.productCode ?? undefined}
            optional
          />
          <Field.Text name="reason" label="Reason" span={12} />
        </DialogForm>
      )}
    </ListScreen>
  )
}

const COLUMNS: Column<Rule>[] = [
  { key: 'plantName', label: 'Plant', show: row => row.plantName },
  {
    key: 'allowed',
    label: 'Rule',
    show: row => <Badge tone={row.allowed ? 'done' : 'stop'}>{row.allowed ? 'May serve' : 'May not serve'}</Badge>,
    phone: 'end',
  },
  { key: 'projectName', label: 'Project', show: row => row.projectName ?? <span className="text-muted">Any</span> },
  { key: 'locationName', label: 'Site', show: row => row.locationName ?? <span className="text-muted">Any</span> },
  { key: 'productCode', label: 'Product', show: row => row.productCode ?? <span className="text-muted">Any</span> },
  { key: 'reason', label: 'Reason', show: row => row.reason, wrap: true },
]
