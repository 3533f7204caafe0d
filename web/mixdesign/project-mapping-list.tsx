import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ProjectMappingSave } from '~/domain/mixdesign/project-mapping'
import { apiFor, attempt, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { closed, done } from '~/web/kit/done'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { type Column, filter, type ListPage } from '~/web/kit/list/column'
import { MasterList } from '~/web/kit/list/master-list'
import { searchOf } from '~/web/kit/list/url'
import { readForm, refused } from '~/web/kit/read-form'
import { Status } from '~/web/kit/status'
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
    <MasterList<Row>
      title="Project mix design mapping"
      noun={['mapping', 'mappings']}
      page={page}
      columns={columns}
      search="Project, customer, product or mix"
      filters={[
        filter.active(),
        filter.lookup('projectId', 'Project', PROJECTS),
        filter.lookup('productId', 'Product', PRODUCTS),
        filter.lookup('mixDesignId', 'Mix', MIXES),
      ]}
      rowActions={of => [
        { label: 'Open the mix', to: `/mixdesign/${of.mixDesignId}` },
        {
          label: 'Submit to the customer',
          to: `/mixdesign/submittals/new?${new URLSearchParams({
            projectId: of.projectId,
            productId: of.productId,
            mixDesignId: of.mixDesignId,
            names: [of.projectName, of.productCode, `${of.mixCode} version ${of.mixVersion}`].join('\n'),
          })}`,
        },
        { label: 'Submittals', to: `/mixdesign/submittals?projectId=${of.projectId}` },
      ]}
      empty={{ text: 'Mixes that consultants have accepted for projects.' }}
      may={mayManage}
      add="Map a mix"
      called={row => (row ? `${row.productCode} for ${row.projectName}` : 'Map a mix to a project')}
      fields={row => (
        <>
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
        </>
      )}
    />
  )
}
