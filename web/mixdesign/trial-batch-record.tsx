import { SPECIMEN } from '~/domain/cylinders/specimen/kind'
import type { SpecimenKind } from '~/domain/kit/specimen-kind'
import { useCan } from '~/web/kit/can'
import { showDateTime } from '~/web/kit/dates'
import { showNumber } from '~/web/kit/figures'
import { RecordScreen } from '~/web/kit/record/record-screen'
import { Badge } from '~/web/ui/badge'
import type { TrialBatchDetail } from './trial-batch-loader'
import { FreshAndResults, TrialAccount, TrialWeighed } from './trial-batch-parts'

/** What was made in the small and what came of it. */
export function TrialBatchRecord({ trial }: { trial: TrialBatchDetail }) {
  const can = useCan()
  return (
    <RecordScreen
      kind="Trial batch"
      title={`${trial.mixCode} version ${trial.mixVersion}`}
      id={trial.trialNo}
      status={
        <Badge tone={trial.status === 'withdrawn' ? 'stop' : 'done'}>
          {trial.status === 'withdrawn' ? 'Withdrawn' : 'Recorded'}
        </Badge>
      }
      notice={
        trial.statusReason ? (
          <p data-tone="stop" className="tone rounded-lg px-4 py-2.5 text-table">
            Withdrawn: {trial.statusReason}
          </p>
        ) : undefined
      }
      facts={[
        { label: 'Batched', value: showDateTime(trial.batchedAt) },
        { label: 'By', value: trial.byName },
        { label: 'Plant', value: trial.plantName },
        { label: 'Concrete', value: trial.productCode },
        { label: 'Batch', value: `${showNumber(Number(trial.litres).toFixed(0))} L` },
        {
          label: 'Specified',
          value: `${showNumber(trial.fck.toFixed(1))} MPa, ${SPECIMEN[trial.specimenKind as SpecimenKind].label.toLowerCase()}`,
        },
      ]}
      actions={[
        { label: 'Open the mix', to: `/mixdesign/${trial.mixDesignId}?tab=trials` },
        {
          label: 'Correct the mix',
          to: `/mixdesign/design-bench?trial=${trial.id}`,
          hidden: !can('manage', 'mix_design') || trial.status === 'withdrawn',
        },
        {
          label: 'Open the specimens',
          to: `/inhouse-cylinder-testing/cylinder-test-info?id=${trial.cylinderTestId}`,
          hidden: !can('view', 'cylinder_test'),
        },
        {
          label: 'Withdraw',
          intent: 'withdraw',
          look: 'danger',
          hidden: !can('write', 'cylinder_lab') || trial.status === 'withdrawn',
          fields: { id: trial.id, version: String(trial.version) },
          confirm: {
            title: `Withdraw ${trial.trialNo}?`,
            text: 'It no longer counts as evidence. Specimens without an approved result are not tested.',
            verb: 'Withdraw',
            reason: true,
          },
          done: `${trial.trialNo} withdrawn`,
        },
      ]}
      tabs={[
        { key: 'results', label: 'Results', content: <FreshAndResults trial={trial} /> },
        { key: 'weights', label: 'Weights', content: <TrialWeighed trial={trial} /> },
        { key: 'account', label: 'By the cubic metre', content: <TrialAccount trial={trial} /> },
      ]}
    />
  )
}
