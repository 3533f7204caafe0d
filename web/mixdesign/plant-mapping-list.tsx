import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { MappingSave } from '~/domain/mixdesign/mix-design'
import { apiFor, attempt, listOf, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDate, showDateTime } from '~/web/kit/dates'
import { closed, done } from '~/web/kit/done'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { type Column, filter, type ListPage } from '~/web/kit/list/column'
import { MasterList } from '~/web/kit/list/master-list'
import { searchOf } from '~/web/kit/list/url'
import { readForm, refused } from '~/web/kit/read-form'
import { Status } from '~/web/kit/status'
import { Badge } from '~/web/ui/badge'
import { MIXES, PRODUCTS } from './lookups'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor({ request, context }).mixdesign['mix-design-mapping']
  const [page, lines] = await Promise.all([
    listOf(api.plant.$get({ query: searchOf(request) })),
    take(api.lines.$get()),
  ])
  return { page, lines: lines.rows }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, raw, key } = await readForm(request, MappingSave)
  const saved = await attempt(
    apiFor({ request, context, key }).mixdesign['mix-design-mapping'].plant.$put({ json: values }),
  )
  return saved.ok ? done(request, closed(request), 'Mapping saved') : refused(saved.problem, raw)
}

type Row = ReturnType<typeof useLoaderData<typeof loader>>['page']['rows'][number]
const Field = fieldsOf<typeof MappingSave>()

/** Which mix makes which product at which batching line, and whether the line has acknowledged that very recipe. */
export default function PlantMappingList() {
  const { page, lines } = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'mix_design')
  const plants = [...new Map(lines.map(line => [line.plantId, line.plantName] as const))]
  const columns: Column<Row>[] = [
    { key: 'plantName', label: 'Plant', show: of => of.plantName, sort: true },
    { key: 'bpName', label: 'Line', show: of => of.bpName },
    { key: 'productCode', label: 'Product', show: of => <span className="code">{of.productCode}</span>, sort: true },
    {
      key: 'mixCode',
      label: 'Mix',
      show: of => (
        <span>
          <span className="code">{of.mixCode}</span> <span className="text-muted">version {of.mixVersion}</span>
        </span>
      ),
      sort: true,
    },
    {
      key: 'synced',
      label: 'On the line',
      show: of => (
        <Badge tone={of.synced ? 'done' : 'waiting'}>{of.synced ? 'Acknowledged' : 'Not acknowledged'}</Badge>
      ),
    },
    { key: 'syncedAt', label: 'Since', show: of => of.syncedAt && showDateTime(String(of.syncedAt)) },
    { key: 'onCertificate', label: 'Certificate', show: of => (of.onCertificate ? 'Listed' : 'Not listed') },
    { key: 'validFrom', label: 'From', show: of => of.validFrom && showDate(of.validFrom), hidden: true },
    { key: 'active', label: 'Status', show: of => <Status of="active" value={of.active} />, phone: 'end' },
  ]
  return (
    <MasterList<Row>
      title="Plant mix design mapping"
      noun={['mapping', 'mappings']}
      page={page as ListPage<Row>}
      columns={columns}
      search="Product or mix"
      filters={[
        filter.choice('plantId', 'Plant', plants, true),
        filter.active(),
        filter.choice(
          'batchingPlantId',
          'Line',
          lines.map(line => [line.id, `${line.plantName}, ${line.bpName}`] as const),
        ),
        filter.lookup('productId', 'Product', PRODUCTS),
        filter.lookup('mixDesignId', 'Mix', MIXES),
      ]}
      rowActions={of => [{ label: 'Open the mix', to: `/mixdesign/${of.mixDesignId}` }]}
      empty={{ text: 'A delivery order needs a product that is mapped to an approved mix.' }}
      may={mayManage}
      add="Map a mix"
      called={row => (row ? `${row.productCode} at ${row.plantName}, ${row.bpName}` : 'Map a mix')}
      values={row => row ?? { active: true, onCertificate: true }}
      description="Another mix must be acknowledged by the line before it is made there."
      fields={row => (
        <>
          <Field.Select
            name="batchingPlantId"
            label="Batching line"
            choices={lines.map(line => [line.id, `${line.plantName}, ${line.bpName}`] as const)}
          />
          <Field.Combobox name="productId" label="Product" source={PRODUCTS} text={row?.productCode} />
          <Field.Combobox
            name="mixDesignId"
            label="Mix"
            source={MIXES}
            text={row ? `${row.mixCode} version ${row.mixVersion}` : undefined}
            hint="Approved or completed."
          />
          <Field.Date name="validFrom" label="From" optional />
          <Field.Switch name="onCertificate" label="On the plant's certificate" hint="Structural concrete needs it." />
          <Field.Switch name="active" label="Made there" />
        </>
      )}
    />
  )
}
