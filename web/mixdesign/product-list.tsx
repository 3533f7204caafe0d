import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ProductRow } from '~/domain/catalog/product'
import { ProductUpdate } from '~/domain/catalog/product'
import { apiFor, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { type Column, filter } from '~/web/kit/list/column'
import { MasterList } from '~/web/kit/list/master-list'
import { StatusToggle } from '~/web/kit/list/status-toggle'
import { searchOf } from '~/web/kit/list/url'
import { saveMaster } from './master-action'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(apiFor({ request, context }).catalog.product.list.$get({ query: searchOf(request) }))

export const action = ({ request, context }: ActionFunctionArgs) =>
  saveMaster({ request, context }, ProductUpdate, {
    calls: api => api.catalog.product,
    said: values => `Product ${values.productCode} saved`,
  })

const Field = fieldsOf<typeof ProductUpdate>()

/** Concretes as they are sold; which mix makes them is in the mapping. */
export default function ProductList() {
  const page = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'product')
  const columns: Column<ProductRow>[] = [
    { key: 'productCode', label: 'Code', show: row => <span className="code">{row.productCode}</span>, sort: true },
    { key: 'name', label: 'Name', show: row => row.name, sort: true, width: 220 },
    { key: 'family', label: 'Family', show: row => row.family, sort: true },
    { key: 'strengthMpa', label: 'Strength', show: row => `${row.strengthMpa} MPa`, align: 'right', sort: true },
    { key: 'slump', label: 'Slump', show: row => `${row.slumpMin}–${row.slumpMax} mm`, align: 'right' },
    { key: 'stoneSizeMm', label: 'Stone', show: row => `${row.stoneSizeMm} mm`, align: 'right' },
    { key: 'cementType', label: 'Cement', show: row => row.cementType },
    {
      key: 'retentionMinutes',
      label: 'Retention',
      show: row => row.retentionMinutes && `${row.retentionMinutes} min`,
      align: 'right',
    },
    {
      key: 'active',
      label: 'Status',
      show: row => <StatusToggle row={row} name={row.productCode} allowed={mayManage} />,
      sort: true,
      phone: 'end',
    },
  ]
  return (
    <MasterList<ProductRow>
      title="Products"
      noun={['product', 'products']}
      page={page}
      columns={columns}
      search="Code or name"
      filters={[filter.active(), filter.text('family', 'Family')]}
      rowActions={row => [
        {
          label: 'Mixes that make it',
          to: `/mixdesign/plant-mix-design-mapping?productId=${row.id}&productIdLabel=${row.productCode}`,
        },
      ]}
      empty={{ text: 'A product is a concrete by strength, slump and stone.' }}
      may={mayManage}
      called={product => product?.productCode ?? 'New product'}
      values={product => product ?? { active: true, structural: true, cementType: 'CEM I' }}
      fields={() => (
        <>
          <Field.Text name="productCode" label="Code" span={4} />
          <Field.Text name="name" label="Name" span={8} />
          <Field.Text name="productDescription" label="Name on papers" span={12} optional />
          <Field.Text name="family" label="Family" span={6} />
          <Field.Text name="cementType" label="Cement" span={6} />
          <Field.Number name="strengthMpa" label="Strength" unit="MPa" span={4} />
          <Field.Number name="slumpMin" label="Slump from" unit="mm" span={4} />
          <Field.Number name="slumpMax" label="Slump to" unit="mm" span={4} />
          <Field.Number name="stoneSizeMm" label="Stone" unit="mm" span={4} />
          <Field.Number name="retentionMinutes" label="Retention" unit="min" span={4} optional />
          <Field.Switch name="structural" label="Structural" hint="Needs a certified plant." />
          <Field.Switch name="active" label="Sold" />
        </>
      )}
    />
  )
}
