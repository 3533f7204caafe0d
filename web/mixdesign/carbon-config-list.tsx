import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { CarbonConfigUpdate } from '~/domain/mixdesign/carbon-config'
import { apiFor, listOf, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { DialogForm } from '~/web/kit/form/dialog-form'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { type Column, filter, type ListPage } from '~/web/kit/list/column'
import { useEditLink } from '~/web/kit/list/edit-link'
import { ListScreen } from '~/web/kit/list/screen'
import { StatusToggle } from '~/web/kit/list/status-toggle'
import { searchOf } from '~/web/kit/list/url'
import { Button } from '~/web/ui/button'
import { saveMaster } from './master-action'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor({ request, context }).mixdesign
  const [page, lines] = await Promise.all([
    listOf(api['carbon-config'].list.$get({ query: searchOf(request) })),
    take(api['mix-design-mapping'].lines.$get()),
  ])
  return { page, plants: [...new Map(lines.rows.map(line => [line.plantId, line.plantName] as const))] }
}

export const action = ({ request, context }: ActionFunctionArgs) =>
  saveMaster({ request, context }, CarbonConfigUpdate, {
    calls: api => api.mixdesign['carbon-config'],
    said: () => 'Factors saved',
  })

type Config = ReturnType<typeof useLoaderData<typeof loader>>['page']['rows'][number]
const Field = fieldsOf<typeof CarbonConfigUpdate>()
const bare = (text: string) => String(Number(text))

/** What energy and haulage emit, from a day on; a plant's own row goes before the company's. */
export default function CarbonConfigList() {
  const { page, plants } = useLoaderData<typeof loader>()
  const rows = page.rows as Config[]
  const can = useCan()
  const mayManage = can('manage', 'mix_design')
  const { editing, to } = useEditLink()
  const config = rows.find(row => row.id === editing) ?? null
  const forAll = can('manage', 'company_carbon')
  const mayChange = mayManage && (forAll || config === null || config.plantId !== null)
  const columns: Column<Config>[] = [
    { key: 'plantName', label: 'For', show: row => row.plantName ?? 'The whole company', sort: true },
    { key: 'validFrom', label: 'From', show: row => showDate(row.validFrom), sort: true },
    {
      key: 'electricityPerKwh',
      label: 'Electricity',
      show: row => <Factor value={row.electricityPerKwh} unit="kg/kWh" of={row.kwhPerM3} per="kWh/m³" />,
    },
    {
      key: 'dieselPerLitre',
      label: 'Diesel of the plant',
      show: row => <Factor value={row.dieselPerLitre} unit="kg/L" of={row.dieselLitresPerM3} per="L/m³" />,
    },
    { key: 'hgvPerTkm', label: 'Laden truck', show: row => <Factor value={row.hgvPerTkm} unit="kg/t·km" /> },
    { key: 'hgvEmptyPerKm', label: 'Empty truck', show: row => <Factor value={row.hgvEmptyPerKm} unit="kg/km" /> },
    { key: 'source', label: 'Source', show: row => row.source, wrap: true, width: 200 },
    {
      key: 'active',
      label: 'Status',
      show: row => (
        <StatusToggle
          row={row}
          name={`Factors from ${showDate(row.validFrom)}`}
          allowed={mayManage && (forAll || row.plantId !== null)}
        />
      ),
      phone: 'end',
    },
  ]
  return (
    <ListScreen<Config>
      title="CO₂ emission configuration"
      noun={['row of factors', 'rows of factors']}
      page={page as ListPage<Config>}
      columns={columns}
      open={row => to(row.id)}
      search="Source or plant"
      filters={[filter.active(), filter.choice('plantId', 'Plant', plants)]}
      actions={
        mayManage && (
          <Button asChild look="primary">
            <Link to={to('new')} data-hotkey="c">
              <Plus /> Add factors
            </Link>
          </Button>
        )
      }
      empty={{ text: 'Emissions of making and hauling concrete need factors with their source.' }}
    >
      {(config || editing === 'new') && (
        <DialogForm
          key={editing}
          title={
            config ? `${config.plantName ?? 'The whole company'} from ${showDate(config.validFrom)}` : 'New factors'
          }
          description={
            mayChange ? undefined : 'Only the laboratory manager can change the factors for the whole company.'
          }
          values={config ? plain(config) : { active: true }}
          readOnly={!mayChange}
          save="Save factors"
        >
          <Field.Select
            name="plantId"
            label="For"
            choices={plants}
            empty={forAll ? 'The whole company' : 'Choose…'}
            optional={forAll}
          />
          <Field.Date name="validFrom" label="From" />
          <Field.Number name="electricityPerKwh" label="Electricity" unit="kg CO₂e/kWh" span={6} />
          <Field.Number name="kwhPerM3" label="Electricity of a m³" unit="kWh/m³" span={6} />
          <Field.Number name="dieselPerLitre" label="Diesel" unit="kg CO₂e/L" span={6} />
          <Field.Number name="dieselLitresPerM3" label="Diesel of a m³" unit="L/m³" span={6} />
          <Field.Number name="hgvPerTkm" label="Laden truck" unit="kg CO₂e/t·km" span={6} />
          <Field.Number name="hgvEmptyPerKm" label="Empty truck" unit="kg CO₂e/km" span={6} />
          <Field.Text name="source" label="Source" span={12} />
          <Field.Switch name="active" label="In use" />
        </DialogForm>
      )}
    </ListScreen>
  )
}

/** kg CO₂e of a unit, and how many units a cubic metre takes. */
const Factor = ({ value, unit, of, per }: { value: string; unit: string; of?: string; per?: string }) => (
  <span className="figures">
    {bare(value)} {unit}
    {of !== undefined && (
      <span className="text-muted md:block">
        {' × '}
        {bare(of)} {per}
      </span>
    )}
  </span>
)

const FACTORS = [
  'electricityPerKwh',
  'kwhPerM3',
  'dieselPerLitre',
  'dieselLitresPerM3',
  'hgvPerTkm',
  'hgvEmptyPerKm',
] as const

/** Factors are stored with ten places and read without the zeros. */
const plain = (config: Config) => ({
  ...config,
  ...Object.fromEntries(FACTORS.map(name => [name, bare(config[name])])),
})
