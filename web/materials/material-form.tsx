import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { MaterialCreate, MaterialUpdate } from '~/domain/materials/material'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { done } from '~/web/kit/done'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { FormScreen } from '~/web/kit/form/form-screen'
import { Section } from '~/web/kit/form/section'
import { HereLink } from '~/web/kit/here-link'
import { readForm, refused } from '~/web/kit/read-form'
import { KINDS, tonnes } from './words'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const api = apiFor({ request, context }).materials
  const id = params.material_form ?? ''
  if (id === 'new') return { material: null, silos: [] }
  const [material, silos] = await Promise.all([
    take(api.material[':id'].$get({ param: { id } })),
    take(api.silo.list.$get({ query: { materialId: id, limit: '200' } })),
  ])
  return { material, silos: silos.rows }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const id = params.material_form ?? ''
  const isNew = id === 'new'
  const { values, raw, key } = isNew ? await readForm(request, MaterialCreate) : await readForm(request, MaterialUpdate)
  const api = apiFor({ request, context, key }).materials.material
  const saved = await attempt(
    isNew ? api.$post({ json: values }) : api[':id'].$put({ param: { id }, json: values as never }),
  )
  return saved.ok ? done(request, '/material/material-setup', `${saved.data.name} saved`) : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof MaterialUpdate>()

/** A material: what it weighs, costs and emits, and where it stands. */
export default function MaterialForm() {
  const { material, silos } = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'material')
  return (
    <FormScreen
      title={material?.name ?? 'New material'}
      values={material ?? { unit: 'kg', active: true }}
      readOnly={!mayManage}
      back="/material/material-setup"
      save="Save material"
      aside={silos.length > 0 && <WhereItStands silos={silos} />}
    >
      <Section title="Material">
        <Field.Text name="materialCode" label="Code" span={3} />
        <Field.Text name="name" label="Name" span={6} />
        <Field.Select name="kind" label="Kind" choices={KINDS} span={3} />
        <Field.Number name="density" label="Density of the solid" unit="kg/m³" span={4} />
        <Field.Text name="unit" label="Kept in" span={2} />
        <Field.Combobox
          name="criteriaHeaderId"
          label="Criteria header"
          source={{ path: 'criteria-headers/list', label: 'name' }}
          span={6}
          optional
        />
        <Field.Switch name="active" label="In use" hint="A material that stands in a silo cannot be switched off." />
      </Section>
      <Section title="Cost and carbon">
        <Field.UnitPrice name="costPerKg" label="Cost per kg" span={3} optional />
        <Field.Number name="carbonFactor" label="Carbon A1–A3" unit="kg CO₂e/kg" span={4} optional />
        <Field.Date name="carbonValidTo" label="Factor valid to" span={3} optional />
        <Field.Text
          name="carbonSource"
          label="Source of the factor"
          hint="For example the number of the supplier's EPD; a factor needs its source."
          span={12}
          optional
        />
      </Section>
    </FormScreen>
  )
}

type SiloBrief = { id: string; plantName: string; siloCode: string; levelKg: string; percent: string }

const WhereItStands = ({ silos }: { silos: readonly SiloBrief[] }) => (
  <section aria-label="Where it stands" className="rounded-lg border border-line bg-raised p-4">
    <h2 className="mb-2 font-semibold text-body">Where it stands</h2>
    <ul className="divide-y divide-line text-table">
      {silos.map(silo => (
        <li key={silo.id} className="flex items-baseline gap-3 py-1.5">
          <HereLink to={`/material/silo-setup/${silo.id}`} className="min-w-0 flex-1 truncate text-link">
            {silo.plantName}, {silo.siloCode}
          </HereLink>
          <span className="figures">{tonnes(silo.levelKg)}</span>
          <span className="figures w-12 text-right text-muted">{Math.round(Number(silo.percent))} %</span>
        </li>
      ))}
    </ul>
  </section>
)
