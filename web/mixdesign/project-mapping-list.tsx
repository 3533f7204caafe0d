import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { ProjectMappingSave } from '~/domain/mixdesign/project-mapping'
import { apiFor, attempt, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { DialogForm } from '~/web/kit/form/dialog-form'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { type Column, filter, type ListPage } from '~/web/kit/list/column'
import { useEditLink } from '~/web/kit/list/edit-link'
import { ListScreen } from '~/web/kit/list/list-screen'
import { searchOf } from '~/web/kit/list/list-url'
import { readForm, refused } from '~/web/kit/read-form'
import { closed, done } from '~/web/kit/said'
import { Status } from '~/web/kit/status'
import { Button } from '~/web/ui/button'
import { MIXES, PRODUCTS, PROJECTS } from './lookups'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(apiFor({ request, context }).mixdesign['mix-design-mapping'].project.$get({ query: searchOf(request) }))

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, raw, key } = await readForm(request, ProjectMappingSave)
  const saved = await attempt(
    apiFor({ request, context, key }).mixdesign['mix-design-mapping'].project.$put({ json: values }),
  )
  return saved.ok ? done(request, closed(request), 'Mapping saved') : refused(saved.problem, raw)
}

type Row = ReturnType<typeof useLoaderData<typeof loader>>['rows'][number]
const Field = fieldsOf<typeof ProjectMappingSave>()

/** Which mix a project has agreed to for a product, whatever line makes it. */
export default function ProjectMappingList() {
  const page = useLoaderData<typeof loader>() as ListPage<Row>
  const mayManage = useCan()('manage', 'mix_design')
  const { editing, to } = useEditLink()
  const row = page.rows.find(one => one.id === editing) ?? null
  const columns: Column<Row>[] = [
    { key: 'projectName', label: 'Project', show: of => of.projectName, sort: true, width: 220 },
    { key: 'customerName', label: 'Customer', show: of => of.customerName },
    { key: 'productCode', label: 'Product', show: of => <span className="code">{of.productCode}</span>, sort: true },
    {
      key: 'mixCode',
      label: 'Agreed mix',
      show: of => (
        <span>
          <span className="code">{of.mixCode}</span> <span className="text-muted">version {of.mixVersion}</span>
        </span>
      ),
      sort: true,
    },
    { key: 'status', label: 'State of the mix', show: of => <Status of="mixDesign" value={of.status} /> },
    { key: 'validFrom', label: 'From', show: of => of.validFrom && showDate(of.validFrom) },
    { key: 'remarks', label: 'Remarks', show: of => of.remarks, hidden: true },
    { key: 'active', label: 'Status', show: of => <Status of="active" value={of.active} />, sort: true, phone: 'end' },
  ]
  return (
    <ListScreen<Row>
      title="Project mix design mapping"
      noun={['mapping', 'mappings']}
      page={page}
      columns={columns}
      open={of => to(of.id)}
      search="Project, customer, product or mix"
      filters={[
        filter.active(),
        filter.lookup('projectId', 'Project', PROJECTS),
        filter.lookup('productId', 'Product', PRODUCTS),
        filter.lookup('mixDesignId', 'Mix', MIXES),
      ]}
      rowActions={of => [{ label: 'Open the mix', to: `/mixdesign/${of.mixDesignId}` }]}
      actions={
        mayManage && (
          <Button asChild look="primary">
            <Link to={to('new')} data-hotkey="c">
              <Plus /> Map a mix
            </Link>
          </Button>
        )
      }
      empty={{ text: 'Here stands which mix a consultant has agreed to for a project.' }}
    >
      {(row || editing === 'new') && (
        <DialogForm
          key={editing}
          title={row ? `${row.productCode} for ${row.projectName}` : 'Map a mix to a project'}
          values={row ?? { active: true }}
          readOnly={!mayManage}
          save="Save mapping"
        >
          <Field.Combobox name="projectId" label="Project" source={PROJECTS} text={row?.projectName} span={12} />
          <Field.Combobox name="productId" label="Product" source={PRODUCTS} text={row?.productCode} />
          <Field.Combobox
            name="mixDesignId"
            label="Agreed mix"
            source={MIXES}
            text={row ? `${row.mixCode} version ${row.mixVersion}` : undefined}
            hint="Approved, and at least as strong as the product."
          />
          <Field.Date name="validFrom" label="From" optional />
          <Field.Textarea name="remarks" label="Remarks" rows={2} optional />
          <Field.Switch name="active" label="In force" />
        </DialogForm>
      )}
    </ListScreen>
  )
}
