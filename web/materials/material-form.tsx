import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import * as kitWords from '~/domain/kit/words'
import { MaterialUpdate } from '~/domain/materials/material'
import * as words from '~/domain/materials/words'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { done } from '~/web/kit/done'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { FormScreen } from '~/web/kit/form/form-screen'
import { Section } from '~/web/kit/form/section'
import { HereLink } from '~/web/kit/here-link'
import { PageHead } from '~/web/kit/page-head'
import { readForm, refused } from '~/web/kit/read-form'
import { RecordTimeline } from '~/web/kit/record/record-timeline'
import { SectionTabs } from '~/web/kit/record/section-tabs'
import { timelineOf } from '~/web/kit/record/timeline-loader'
import { WatchButton } from '~/web/kit/record/watch-button'
import { kinds, tonnes } from './words'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const api = apiFor({ request, context }).materials
  const id = params.material_form ?? ''
  if (id === 'new') return { material: null, silos: [], timeline: null }
  const param = { id }
  const [material, silos, timeline] = await Promise.all([
    take(api.material[':id'].$get({ param: { id } })),
    take(api.silo.list.$get({ query: { materialId: id, limit: '200' } })),
    timelineOf(request, {
      trail: () => take(api.material.audit[':id'].$get({ param, query: { limit: '200', offset: '0' } })),
      asOf: query => take(api.material['as-of'][':id'].$get({ param, query })),
    }),
  ])
  return { material, silos: silos.rows, timeline }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const id = params.material_form ?? ''
  const isNew = id === 'new'
  const { values, raw, key } = await readForm(request, MaterialUpdate)
  const api = apiFor({ request, context, key }).materials.material
  const { version: _, ...fresh } = values
  const saved = await attempt(isNew ? api.$post({ json: fresh }) : api[':id'].$put({ param: { id }, json: values }))
  return saved.ok
    ? done(request, '/material/material-setup', kitWords.actionSaved({ name: saved.data.name }))
    : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof MaterialUpdate>()

/** A material: what it weighs, costs and emits, and where it is. */
export default function MaterialForm() {
  const { material, silos, timeline } = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'material')
  const tabs = material && (
    <SectionTabs
      tabs={[
        { key: 'material', label: words.materialMaterial() },
        { key: 'timeline', label: kitWords.recordTimeline() },
      ]}
    />
  )
  const watch = material && <WatchButton of={{ subject: 'material', subjectId: material.id }} />
  if (material && timeline)
    return (
      <>
        <PageHead title={material.name} actions={watch}>
          {tabs}
        </PageHead>
        <div className="px-6 pb-10 max-md:px-4">
          <RecordTimeline of={timeline} />
        </div>
      </>
    )
  return (
    <FormScreen
      title={material?.name ?? words.materialNew()}
      values={material ?? { unit: 'kg', active: true }}
      readOnly={!mayManage}
      back="/material/material-setup"
      save={words.materialSave()}
      tabs={tabs}
      actions={watch}
      aside={silos.length > 0 && <WhereItStands silos={silos} />}
    >
      <Section title={words.materialMaterial()}>
        <Field.Text name="materialCode" label={kitWords.fieldCode()} span={3} />
        <Field.Text name="name" label={kitWords.fieldName()} span={6} />
        <Field.Select name="kind" label={words.materialKind()} choices={kinds()} span={3} />
        <Field.Number name="density" label={words.materialDensityOfSolid()} unit="kg/m³" span={4} />
        <Field.Text name="unit" label={words.materialUnit()} span={2} />
        <Field.Combobox
          name="criteriaHeaderId"
          label={words.materialCriteriaHeader()}
          source={{ path: 'criteria-headers/list', label: 'name' }}
          span={6}
          optional
        />
        <Field.Switch name="active" label={words.fieldInUse()} hint={words.materialInUseHint()} />
      </Section>
      <Section title={words.materialCostAndCarbon()}>
        <Field.UnitPrice name="costPerKg" label={words.materialCostPerKg()} span={3} optional />
        <Field.Number name="carbonFactor" label={words.materialCarbon()} unit="kg CO₂e/kg" span={4} optional />
        <Field.Date name="carbonValidTo" label={words.materialCarbonValidTo()} span={3} optional />
        <Field.Text
          name="carbonSource"
          label={words.materialCarbonSource()}
          hint={words.materialCarbonSourceHint()}
          span={12}
          optional
        />
      </Section>
      <Section title={words.materialDeclared()}>
        <Field.Number name="chloridePercent" label={words.materialChloride()} unit="%" span={4} optional />
        <Field.Number name="alkaliPercent" label={words.materialAlkali()} unit="%" span={4} optional />
        <Field.Number name="solidsPercent" label={words.materialSolids()} unit="%" span={4} optional />
      </Section>
    </FormScreen>
  )
}

type SiloBrief = { id: string; plantName: string; siloCode: string; levelKg: string; percent: string }

const WhereItStands = ({ silos }: { silos: readonly SiloBrief[] }) => (
  <section aria-label={words.materialSilos()} className="rounded-lg border border-line bg-raised p-4">
    <h2 className="mb-2 font-semibold text-body">{words.materialSilos()}</h2>
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
