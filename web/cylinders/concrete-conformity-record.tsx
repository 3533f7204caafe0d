import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useLocation, useSearchParams } from '@remix-run/react'
import { NonConformityOpen } from '~/domain/cylinders/non-conformity'
import { apiFor, attempt } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { done } from '~/web/kit/done'
import { readForm, refused } from '~/web/kit/read-form'
import { RecordScreen } from '~/web/kit/record/record-screen'
import { Status } from '~/web/kit/status'
import { METHODS, mpa, nextWords, Verdict } from './concrete-conformity-columns'
import { type ConcreteDetail, concreteDetail } from './concrete-conformity-loader'
import { ConcreteAssessments, ConcreteChanges, ConcreteFigures, ConcreteTests } from './concrete-conformity-parts'
import { OpenDialog } from './non-conformity-open-dialog'

export const loader = (args: LoaderFunctionArgs) => concreteDetail(args)

const casesOf = (pathname: string) => pathname.replace(/\/conformity\/.*/, '/non-conformity')

/** A case that a person opens; the next page is the case. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { values, raw, key } = await readForm(request, NonConformityOpen)
  const opened = await attempt(apiFor({ request, context, key }).cylinders['non-conformities'].$post({ json: values }))
  if (!opened.ok) return refused(opened.problem, raw)
  return done(request, `${casesOf(new URL(request.url).pathname)}/${opened.data.id}`, `${opened.data.ncNo} opened`)
}

/** Where one concrete of one plant stands, by which results, and how it came there. */
export default function ConcreteConformityRecord() {
  const of: ConcreteDetail = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'non_conformity')
  const editing = useSearchParams()[0].get('edit')
  const { pathname } = useLocation()
  return (
    <>
      <RecordScreen
        kind="Conformity"
        title={of.concrete}
        status={
          <span className="flex gap-2">
            <Status of="production" value={of.state} />
            <Verdict of={of.conforms} />
          </span>
        }
        facts={[
          { label: 'Plant', value: of.plantName },
          { label: 'Standard', value: of.standard === 'en206' ? 'EN 206' : 'ACI 318' },
          { label: 'Assessed by', value: METHODS[of.method ?? 'ACI'] },
          { label: 'Results', value: `${of.count} at ${of.ageDays} days` },
          { label: 'fck', value: of.fck === null ? '–' : `${mpa(of.fck)} MPa` },
          { label: 'SD', value: of.sigma === null ? '–' : `${mpa(of.sigma, 2)} MPa` },
          { label: 'Next assessment', value: nextWords(of.next) },
        ]}
        actions={[
          { label: 'Non-conformities', to: `${casesOf(pathname)}?concreteId=${of.id}` },
          { label: 'Open non-conformity', to: '?edit=new', hidden: !mayManage },
        ]}
        tabs={[
          { key: 'figures', label: 'Chart', content: <ConcreteFigures of={of} /> },
          { key: 'assessments', label: 'Assessments', content: <ConcreteAssessments of={of} /> },
          { key: 'changes', label: 'Changes', count: of.changes.length, content: <ConcreteChanges of={of} /> },
          { key: 'tests', label: 'Tests', count: of.results.length, content: <ConcreteTests of={of} /> },
        ]}
      />
      {mayManage && editing === 'new' && <OpenDialog of={of} />}
    </>
  )
}
