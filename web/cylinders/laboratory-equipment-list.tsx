import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { EQUIPMENT_UNIT, EquipmentSave } from '~/domain/cylinders/laboratory-equipment'
import { apiFor, attempt, listOf, rawApi, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { closed, done } from '~/web/kit/done'
import { filter } from '~/web/kit/list/column'
import { MasterList } from '~/web/kit/list/master-list'
import { searchOf } from '~/web/kit/list/url'
import { problemOf } from '~/web/kit/problem'
import { readForm, refused } from '~/web/kit/read-form'
import { anId } from '~/web/kit/screens'
import { type EquipmentRow, equipmentColumns, KINDS } from './laboratory-equipment-columns'
import { EquipmentFields } from './laboratory-equipment-fields'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor({ request, context }).cylinders
  const id = new URL(request.url).searchParams.get('edit') ?? ''
  const [page, houses, opened] = await Promise.all([
    listOf(api['laboratory-equipment'].list.$get({ query: searchOf(request) })),
    take(api['cylinder-test']['house-data'].$get()),
    anId.test(id) ? attempt(api['laboratory-equipment'][':id'].$get({ param: { id } })) : null,
  ])
  return {
    page,
    houses: houses.rows.map(({ id: houseId, name }) => [houseId, name] as const),
    opened: opened?.ok ? opened.data : null,
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  if (request.headers.get('content-type')?.startsWith('multipart/')) return uploadCertificate({ request, context })
  const { values, raw } = await readForm(request, EquipmentSave)
  const saved = await attempt(apiFor({ request, context }).cylinders['laboratory-equipment'].$put({ json: values }))
  return saved.ok ? done(request, closed(request), `${values.equipmentNo} saved`) : refused(saved.problem, raw)
}

/** The file goes to the API as it came. */
async function uploadCertificate({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) {
  const id = new URL(request.url).searchParams.get('edit') ?? ''
  const answer = await rawApi({ request, context })(`http://portal/api/laboratory-equipment/${id}/upload`, {
    method: 'POST',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    body: await request.arrayBuffer(),
  })
  if (!answer.ok) return { ok: false as const, problem: await problemOf(answer) }
  return { ok: true as const, data: (await answer.json()) as { name: string } }
}

/** Presses and scales: a press out of calibration takes no results. */
export default function EquipmentList() {
  const { page, houses, opened } = useLoaderData<typeof loader>()
  const mayManage = useCan()('approve-2', 'cylinder_test')
  return (
    <MasterList<EquipmentRow>
      title="Laboratory equipment"
      noun={['equipment', 'equipment']}
      add="Add equipment"
      page={page}
      columns={equipmentColumns}
      search="Number, make or certificate"
      filters={[
        filter.active(),
        filter.choice('kind', 'Kind', KINDS),
        filter.choice('houseId', 'Laboratory', houses),
        filter.choice('due', 'Calibration', [['true', 'Ended or ending soon']]),
      ]}
      empty={{ text: 'Enter each press and scale with its calibration. A press out of calibration takes no results.' }}
      may={mayManage}
      called={row => row?.equipmentNo ?? 'New equipment'}
      values={row => row ?? { active: true, kind: 'press', rangeFrom: 0 }}
      fields={row => (
        <EquipmentFields
          houses={houses}
          unit={row ? EQUIPMENT_UNIT[row.kind as 'press'] : 'kN or kg'}
          opened={row && opened?.id === row.id ? opened : null}
          mayManage={mayManage}
        />
      )}
    />
  )
}
