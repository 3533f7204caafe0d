import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import * as kitWords from '~/domain/kit/words'
import { MaterialUpdate } from '~/domain/materials/material'
import * as words from '~/domain/materials/words'
import { apiFor, attempt } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { done } from '~/web/kit/done'
import { showNumber } from '~/web/kit/figures'
import { readForm, refused } from '~/web/kit/read-form'
import { RecordScreen } from '~/web/kit/record/record-screen'
import { RecordTimeline } from '~/web/kit/record/record-timeline'
import { SectionTabs } from '~/web/kit/record/section-tabs'
import { Status } from '~/web/kit/status'
import { kindWord } from '../words'
import { MaterialForm } from './form'
import { type Material, materialData } from './loader'
import { MaterialOverview } from './overview'

export const loader = ({ request, context, params }: LoaderFunctionArgs) =>
  materialData({ request, context }, params.material_form ?? '')

export async function action({ request, context, params }: ActionFunctionArgs) {
  const id = params.material_form ?? ''
  const isNew = id === 'new'
  const { values, raw, key } = await readForm(request, MaterialUpdate)
  const api = apiFor({ request, context, key }).materials.material
  const { version: _, ...fresh } = values
  const saved = await attempt(isNew ? api.$post({ json: fresh }) : api[':id'].$put({ param: { id }, json: values }))
  return saved.ok
    ? done(
        request,
        isNew ? '/material/material-setup' : `/material/${id}`,
        kitWords.actionSaved({ name: saved.data.name }),
      )
    : refused(saved.problem, raw)
}

/** A material: how much there is and where, what is on its way, how it was tested; the form is one of its sections. */
export default function MaterialRecord() {
  const { material, stock, timeline, form } = useLoaderData<typeof loader>()
  const manage = useCan()('manage', 'material')
  const tabs = [
    { key: 'overview', label: kitWords.recordOverview() },
    { key: 'timeline', label: kitWords.recordTimeline() },
    ...(manage ? [{ key: 'edit', label: kitWords.recordEdit() }] : []),
  ]
  if (form || !material)
    return <MaterialForm material={material} {...(material && { tabs: <SectionTabs tabs={tabs} /> })} />
  const content: Record<string, React.ReactNode> = {
    overview: stock && <MaterialOverview material={material} stock={stock} />,
    timeline: timeline && <RecordTimeline of={timeline} />,
  }
  return (
    <RecordScreen
      kind={kitWords.fieldMaterial()}
      title={material.name}
      id={material.materialCode}
      status={!material.active && <Status of="active" value={false} />}
      facts={factsOf(material)}
      actions={[{ label: words.materialEditTitle(), to: '?tab=edit', hidden: !manage }]}
      watch={{ subject: 'material', subjectId: material.id }}
      tabs={tabs.map(tab => ({ ...tab, content: content[tab.key] }))}
    />
  )
}

const factsOf = (material: Material) => [
  { label: words.materialKind(), value: kindWord(material.kind) },
  { label: words.materialDensity(), value: `${showNumber(Number(material.density))} kg/m³` },
  ...(material.costPerKg === null
    ? []
    : [{ label: words.materialCostPerKg(), value: `S$ ${showNumber(material.costPerKg, 4)}` }]),
  {
    label: words.materialCarbon(),
    value:
      material.carbonFactor === null
        ? words.materialCarbonUnknown()
        : `${showNumber(material.carbonFactor)} ${words.materialCarbonPerKg()}`,
  },
  ...(material.carbonValidTo
    ? [{ label: words.materialCarbonValidTo(), value: showDate(material.carbonValidTo) }]
    : []),
]
