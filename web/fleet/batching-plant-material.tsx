import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData, useSubmit } from '@remix-run/react'
import { BatchingPlantMaterialSave } from '~/domain/fleet/batching-plant'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { done } from '~/web/kit/done'
import { countOf } from '~/web/kit/figures'
import { fieldsOf, rowFieldsOf } from '~/web/kit/form/fields-of'
import { FormScreen } from '~/web/kit/form/form-screen'
import { readForm, refused } from '~/web/kit/read-form'
import { Select } from '~/web/ui/input'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor({ request, context }).fleet
  const { rows: lines } = await take(api['batching-plant']['active-batching-plant-select'].$get({ query: {} }))
  const asked = new URL(request.url).searchParams.get('line')
  const line = lines.find(each => each.id === asked) ?? lines[0] ?? null
  const found = line ? await take(api['batching-plant-material'][':id'].$get({ param: { id: line.id } })) : null
  return {
    lines,
    line,
    materials: found?.rows ?? [],
    silos: found?.silos.map(silo => [silo.id, `${silo.siloCode}, ${silo.materialName}`] as const) ?? [],
    choices: found?.choices.map(material => [material.id, material.name] as const) ?? [],
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, raw } = await readForm(request, BatchingPlantMaterialSave)
  const saved = await attempt(apiFor({ request, context }).fleet['batching-plant-material'].$post({ json: values }))
  return saved.ok
    ? done(request, `?line=${values.batchingPlantId}`, `${countOf(saved.data.total, 'material')} saved`)
    : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof BatchingPlantMaterialSave>()
const Material = rowFieldsOf<typeof BatchingPlantMaterialSave, 'materials'>()

/** The materials of a batching line and the silo that feeds each. */
export default function BatchingPlantMaterial() {
  const { lines, line, materials, silos, choices } = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'batching_line')
  const submit = useSubmit()
  return (
    <FormScreen
      key={line?.id ?? 'none'}
      title="Batching plant material"
      values={{ materials }}
      readOnly={!mayManage || !line}
      back="/order"
      save="Save materials"
      note={line ? `${line.plantName}, ${line.bpName}` : 'You have access to no batching line.'}
      actions={
        <Form method="get" onChange={event => submit(event.currentTarget)}>
          <Select name="line" aria-label="Batching plant" defaultValue={line?.id ?? ''} className="w-64">
            {lines.map(each => (
              <option key={each.id} value={each.id}>
                {each.plantName}, {each.bpName}
              </option>
            ))}
          </Select>
        </Form>
      }
    >
      <input type="hidden" name="batchingPlantId" value={line?.id ?? ''} />
      <Field.Rows
        name="materials"
        label="Materials of this line"
        add="Add material"
        heads={[
          ['Material', 6],
          ['Silo', 6],
        ]}
      >
        {() => (
          <>
            <Material.Select name="materialId" label="Material" choices={choices} bare="wide" />
            <Material.Select name="siloId" label="Silo" choices={silos} empty="Without a silo" bare="wide" optional />
          </>
        )}
      </Field.Rows>
    </FormScreen>
  )
}
