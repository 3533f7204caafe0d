import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { MixRequisitionCreate, MixRequisitionUpdate } from '~/domain/mixdesign/requisition'
import { showDate } from '~/web/kit/dates'
import { showVolume } from '~/web/kit/figures'
import { MdRequisitionFields } from './md-requisition-fields'
import { exposureOf, MdRequisitionWanted } from './md-requisition-wanted'
import { saveRequisition } from './requisition/form-action'
import { MD } from './requisition/lookups'
import { RequisitionMixes } from './requisition/mixes'
import { RequisitionRecord } from './requisition/record'
import { requisitionData } from './requisition/record-loader'

export const loader = ({ request, context, params }: LoaderFunctionArgs) =>
  requisitionData({ request, context }, params.requisition_form ?? '')

export const action = (asked: ActionFunctionArgs) =>
  saveRequisition(asked, {
    home: MD,
    create: MixRequisitionCreate,
    update: MixRequisitionUpdate,
    made: (api, json) => api.createrequisition.$post({ json }),
    changed: (api, json) => api.updaterequisition.$put({ json }),
  })

/** What a project needs of the laboratory: asked, decided, answered by mixes. */
export default function MdRequisitionForm() {
  const data = useLoaderData<typeof loader>()
  const { asked, options } = data
  if (!asked || (data.editing && options)) return <MdRequisitionFields asked={asked} options={options!} />
  return (
    <RequisitionRecord
      kind="Mix design requisition"
      asked={asked}
      trail={data.trail}
      names={{ strengthMpa: 'strength', stoneSizeMm: 'stone', targetCarbon: 'carbon', neededBy: 'needed by' }}
      facts={[
        { label: 'Strength', value: `${asked.strengthMpa} MPa` },
        { label: 'Exposure', value: exposureOf(asked) ?? 'None named' },
        { label: 'Volume', value: showVolume(asked.quantity) },
        { label: 'Plant', value: asked.plantName },
        { label: 'Needed by', value: showDate(asked.neededBy) },
      ]}
      tabs={[
        { key: 'wanted', label: 'What is needed', content: <MdRequisitionWanted of={asked} /> },
        {
          key: 'mixes',
          label: 'Mixes',
          count: asked.mappings.length,
          content: <RequisitionMixes asked={asked} mixes={data.mixes} />,
        },
      ]}
    />
  )
}
