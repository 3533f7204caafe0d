import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { MaterialRequisitionCreate, MaterialRequisitionUpdate } from '~/domain/mixdesign/requisition'
import { showDate } from '~/web/kit/dates'
import { Pairs } from '~/web/kit/page-grid'
import { saveRequisition } from './requisition/form-action'
import { RM } from './requisition/lookups'
import { RequisitionRecord } from './requisition/record'
import { requisitionData } from './requisition/record-loader'
import { RequisitionTests } from './requisition/tests'
import { RmRequisitionFields } from './rm-requisition-fields'

export const loader = ({ request, context, params }: LoaderFunctionArgs) =>
  requisitionData({ request, context }, params.requisition_form ?? '')

export const action = (asked: ActionFunctionArgs) =>
  saveRequisition(asked, {
    home: RM,
    create: MaterialRequisitionCreate,
    update: MaterialRequisitionUpdate,
    made: (api, json) => api.create.$post({ json }),
    changed: (api, json) => api.update.$put({ json }),
  })

/** A material that is to be sampled and tested: asked, decided, and every result with its limits. */
export default function RmRequisitionForm() {
  const data = useLoaderData<typeof loader>()
  const { asked, options } = data
  if (!asked || (data.editing && options)) return <RmRequisitionFields asked={asked} options={options!} />
  const tested = asked.tests.filter(test => test.result !== null).length
  return (
    <RequisitionRecord
      kind="Raw material requisition"
      asked={asked}
      trail={data.trail}
      names={{ lotNo: 'lot', sampledOn: 'sampled', neededBy: 'needed by', testedOn: 'tested on' }}
      facts={[
        { label: 'Material', value: asked.materialName },
        { label: 'Source', value: asked.sourceName ?? 'Not named' },
        { label: 'Tests', value: `${tested} of ${asked.tests.length}` },
        { label: 'Plant', value: asked.plantName },
        { label: 'Needed by', value: showDate(asked.neededBy) },
      ]}
      tabs={[
        {
          key: 'tests',
          label: 'Tests',
          count: asked.tests.length,
          content: (
            <div className="grid grid-cols-1 gap-7">
              <RequisitionTests asked={asked} options={options} />
              <section aria-labelledby="sample">
                <h2 id="sample" className="mb-3 font-semibold text-section">
                  Sample
                </h2>
                <Pairs
                  columns={3}
                  rows={[
                    ['Lot', asked.lotNo],
                    ['Sampled on', asked.sampledOn && showDate(asked.sampledOn)],
                    ['Remarks', asked.remarks],
                  ]}
                />
              </section>
            </div>
          ),
        },
      ]}
    />
  )
}
