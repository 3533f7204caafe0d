import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import {
  GradingSpecificationFilter,
  type GradingSpecificationRow,
  GradingSpecificationUpdate,
} from '~/domain/rawtests/grading-specification'
import { sieveName } from '~/domain/rawtests/sieve-sizes'
import { apiFor, attempt, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { closed, done } from '~/web/kit/done'
import { type Column, filter, type ListPage } from '~/web/kit/list/column'
import { MasterList } from '~/web/kit/list/master-list'
import { searchOf } from '~/web/kit/list/url'
import { readForm, readSearch, refused } from '~/web/kit/read-form'
import { Status } from '~/web/kit/status'
import { MATERIAL_KINDS, SpecificationFields } from './specification-fields'

export function loader({ request, context }: LoaderFunctionArgs) {
  const json = readSearch(searchOf(request), GradingSpecificationFilter)
  const api = apiFor({ request, context }).rawtests['raw-material-test'].gradingspecs
  return listOf(api.filter.$post({ json }))
}

export async function action({ request, context }: ActionFunctionArgs) {
  const id = new URL(request.url).searchParams.get('edit') ?? ''
  const { values, raw, key } = await readForm(request, GradingSpecificationUpdate)
  const { version: _, ...fresh } = values
  const api = apiFor({ request, context, key }).rawtests['raw-material-test'].gradingspecs
  const saved = await attempt(
    id === 'new' ? api.create.$post({ json: fresh }) : api.update[':id'].$put({ param: { id }, json: values }),
  )
  return saved.ok ? done(request, closed(request), `${values.name} saved`) : refused(saved.problem, raw)
}

const columns: Column<GradingSpecificationRow>[] = [
  { key: 'name', label: 'Specification', show: row => row.name, sort: true },
  { key: 'standard', label: 'Standard', show: row => row.standard, sort: true },
  {
    key: 'material',
    label: 'For',
    show: row => MATERIAL_KINDS.find(([kind]) => kind === row.material)?.[1] ?? row.material,
    sort: true,
  },
  { key: 'series', label: 'Sieves', show: row => row.series },
  {
    key: 'limits',
    label: 'Limits',
    show: row => {
      const [first, last] = [row.limits[0], row.limits.at(-1)]
      return first && last && `${row.limits.length} sieves, ${sieveName(first.size)} to ${sieveName(last.size)}`
    },
  },
  { key: 'active', label: 'Status', show: row => <Status of="active" value={row.active} />, sort: true, phone: 'end' },
]

/** The company's own limits of percent passing, by which sieve analyses are judged. */
export default function GradingSpecificationList() {
  const page = useLoaderData<typeof loader>() as ListPage<GradingSpecificationRow>
  const mayManage = useCan()('manage', 'raw_test')
  return (
    <MasterList<GradingSpecificationRow>
      title="Grading specifications"
      noun={['specification', 'specifications']}
      page={page}
      columns={columns}
      search="Name or standard"
      filters={[filter.choice('material', 'For', MATERIAL_KINDS, true), filter.active()]}
      empty={{ text: 'Limits of percent passing; those of ASTM C33 and BS 882 are built in.' }}
      may={mayManage}
      called={row => row?.name ?? 'New grading specification'}
      values={row => row ?? { active: true, series: 'ASTM', material: 'fine' }}
      fields={row => (
        <>
          <SpecificationFields row={row} />
        </>
      )}
    />
  )
}
