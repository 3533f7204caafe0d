import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { RecordScreen } from '~/web/kit/record/record-screen'
import { Status } from '~/web/kit/status'
import { mpa, nextWords, Verdict } from './concrete-conformity-columns'
import { type ConcreteDetail, concreteDetail } from './concrete-conformity-loader'
import { ConcreteAssessments, ConcreteChanges, ConcreteFigures, ConcreteTests } from './concrete-conformity-parts'

export const loader = (args: LoaderFunctionArgs) => concreteDetail(args)

/** Where one concrete of one plant stands, by which results, and how it came there. */
export default function ConcreteConformityRecord() {
  const of: ConcreteDetail = useLoaderData<typeof loader>()
  return (
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
        { label: 'Results', value: `${of.count} at ${of.ageDays} days` },
        { label: 'fck', value: of.fck === null ? '–' : `${mpa(of.fck)} MPa` },
        { label: 'σ', value: of.sigma === null ? '–' : `${mpa(of.sigma, 2)} MPa` },
        { label: 'Next assessment', value: nextWords(of.next) },
      ]}
      tabs={[
        { key: 'figures', label: 'Chart', content: <ConcreteFigures of={of} /> },
        { key: 'assessments', label: 'Assessments', content: <ConcreteAssessments of={of} /> },
        { key: 'changes', label: 'Changes', count: of.changes.length, content: <ConcreteChanges of={of} /> },
        { key: 'tests', label: 'Tests', count: of.results.length, content: <ConcreteTests of={of} /> },
      ]}
    />
  )
}
