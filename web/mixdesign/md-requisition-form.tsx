import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { MixRequisitionCreate, MixRequisitionUpdate } from '~/domain/mixdesign/requisition'
import { apiFor, attempt } from '~/web/kit/api'
import { showDate } from '~/web/kit/dates'
import { showVolume } from '~/web/kit/figures'
import { readForm, refused } from '~/web/kit/read-form'
import { done } from '~/web/kit/said'
import { MdRequisitionFields } from './md-requisition-fields'
import { MdRequisitionWanted } from './md-requisition-wanted'
import { actOnRequisition } from './requisition-act'
import { type RequisitionData, requisitionData } from './requisition-data'
import { MD } from './requisition-lookups'
import { RequisitionMixes } from './requisition-mixes'
import { RequisitionRecord } from './requisition-record'

export const loader = ({ request, context, params }: LoaderFunctionArgs) =>
  requisitionData({ request, context }, params.requisition_form ?? '')

export async function action({ request, context, params }: ActionFunctionArgs) {
  const id = params.requisition_form ?? ''
  const editing = id === 'new' || new URL(request.url).searchParams.get('tab') === 'edit'
  const isFile = (request.headers.get('content-type') ?? '').startsWith('multipart/')
  if (!editing || isFile) return actOnRequisition({ request, context })
  if (id === 'new') {
    const { values, raw, intent, key } = await readForm(request, MixRequisitionCreate)
    const api = apiFor({ request, context, key }).mixdesign.requisitions.createrequisition
    const made = await attempt(api.$post({ json: { ...values, status: stateOf(intent) } }))
    return made.ok ? done(request, `${MD}/${made.data.id}`, said(made.data)) : refused(made.problem, raw)
  }
  const { values, raw, intent, key } = await readForm(request, MixRequisitionUpdate)
  const api = apiFor({ request, context, key }).mixdesign.requisitions.updaterequisition
  const saved = await attempt(api.$put({ json: { ...values, status: stateOf(intent) } }))
  return saved.ok ? done(request, `${MD}/${id}`, said(saved.data)) : refused(saved.problem, raw)
}

const stateOf = (intent: string) => (intent === 'submit' ? 'submitted' : 'draft') as 'draft' | 'submitted'
const said = ({ requisitionNo, status }: { requisitionNo: string; status: string }) =>
  `${requisitionNo} ${status === 'submitted' ? 'handed in' : 'kept as draft'}`

/** What a project needs of the laboratory: asked, decided, answered by mixes. */
export default function MdRequisitionForm() {
  const data = useLoaderData<typeof loader>() as unknown as RequisitionData
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
        { label: 'Exposure', value: asked.exposureClass ?? 'None named' },
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
