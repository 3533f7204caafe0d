import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { STRENGTH_CLASSES } from '~/domain/mixdesign/strength-class'
import { StrengthClassSave } from '~/domain/mixdesign/strength-class-control'
import { apiFor, attempt, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { closed, done } from '~/web/kit/done'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { type Column, filter, type ListPage } from '~/web/kit/list/column'
import { MasterList } from '~/web/kit/list/master-list'
import { searchOf } from '~/web/kit/list/url'
import { readForm, refused } from '~/web/kit/read-form'
import { Status } from '~/web/kit/status'

export function loader({ request, context }: LoaderFunctionArgs) {
  const { active, strengthClass } = searchOf(request) as Record<string, string>
  const query = { ...(active ? { active } : {}), ...(strengthClass ? { strengthClass } : {}) }
  return listOf(apiFor({ request, context }).mixdesign['strength-class-control'].$get({ query }))
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, raw, key } = await readForm(request, StrengthClassSave)
  const api = apiFor({ request, context, key }).mixdesign['strength-class-control']
  const saved = await attempt(api.$put({ json: values }))
  return saved.ok
    ? done(request, closed(request), `${saved.data.strengthClass}: target mean ${Number(saved.data.targetMean)} MPa`)
    : refused(saved.problem, raw)
}

type Row = ReturnType<typeof useLoaderData<typeof loader>>['rows'][number]
const Field = fieldsOf<typeof StrengthClassSave>()
const CLASSES = STRENGTH_CLASSES.map(([cylinder, cube]) => [`C${cylinder}/${cube}`, `C${cylinder}/${cube}`] as const)
const SPECIMENS = [
  ['cube', 'Cube'],
  ['cylinder', 'Cylinder'],
] as const
const mpa = (text: string | null) => (text === null ? '' : Number(text).toFixed(1))

/** The mean that each class aims at, so that no more than the allowed share falls below its characteristic strength. */
export default function StrengthClassList() {
  const page = useLoaderData<typeof loader>() as ListPage<Row>
  const mayManage = useCan()('manage', 'mix_design')
  const columns: Column<Row>[] = [
    { key: 'strengthClass', label: 'Class', show: of => <span className="code">{of.strengthClass}</span> },
    { key: 'specimen', label: 'Specimen', show: of => (of.specimen === 'cube' ? 'Cube' : 'Cylinder') },
    { key: 'ageDays', label: 'Age', show: of => `${of.ageDays} d`, align: 'right' },
    { key: 'characteristic', label: 'Characteristic, MPa', show: of => mpa(of.characteristic), align: 'right' },
    { key: 'defective', label: 'Allowed defectives', show: of => `${Number(of.defective)} %`, align: 'right' },
    { key: 'factor', label: 'Risk factor', show: of => of.factor && Number(of.factor).toFixed(2), align: 'right' },
    { key: 'deviation', label: 'SD, MPa', show: of => mpa(of.deviation), align: 'right' },
    { key: 'results', label: 'Results', show: of => of.results ?? 'none yet', align: 'right' },
    { key: 'margin', label: 'Margin, MPa', show: of => mpa(of.margin), align: 'right' },
    {
      key: 'targetMean',
      label: 'Target mean, MPa',
      show: of => <strong className="font-semibold">{mpa(of.targetMean)}</strong>,
      align: 'right',
    },
    { key: 'active', label: 'Status', show: of => <Status of="active" value={of.active} />, phone: 'end' },
  ]
  return (
    <MasterList
      title="Target mean strength control"
      noun={['class', 'classes']}
      page={page}
      columns={columns}
      filters={[filter.active(), filter.choice('strengthClass', 'Class', CLASSES)]}
      empty={{ text: 'Set the target mean for each class.' }}
      may={mayManage}
      called={row => (row ? `${row.strengthClass}, ${row.specimen} at ${row.ageDays} days` : 'New class')}
      values={row =>
        row
          ? { ...row, defective: String(Number(row.defective)) }
          : { specimen: 'cube', ageDays: 28, defective: '5', active: true }
      }
      description="Factor, margin and target mean follow from these when it is saved."
      fields={() => (
        <>
          <Field.Select name="strengthClass" label="Class" choices={CLASSES} span={4} />
          <Field.Select name="specimen" label="Specimen" choices={SPECIMENS} span={4} />
          <Field.Number name="ageDays" label="Age" unit="days" span={4} />
          <Field.Number name="defective" label="Allowed defectives" unit="%" span={4} />
          <Field.Number name="knownDeviation" label="Known SD" unit="MPa" span={4} optional />
          <Field.Number name="results" label="From results" span={4} hint="Under 40 the floor counts." optional />
          <Field.Switch name="active" label="In use" />
        </>
      )}
    />
  )
}
