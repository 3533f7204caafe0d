import { useCan } from '~/web/kit/can'
import { RecordActions } from '~/web/kit/record/record-actions'
import type { Mix } from './loader'

const NOT_OPEN: Record<string, string> = {
  draft: 'It has not been submitted yet',
  rejected: 'It was sent back and has not been submitted again',
  approved: 'It is approved already',
  completed: 'It is approved and on its lines already',
  submitted: 'Somebody else than who submitted it decides',
}

/** The verbs of a mix in the order of its life; what is not possible now says why. */
export function MixActions({ mix, mayManage }: { mix: Mix; mayManage: boolean }) {
  const mayDecide = useCan()('approve-1', 'mix_design')
  const good = mix.status === 'approved' || mix.status === 'completed'
  const fields = { id: mix.id, version: String(mix.version) }
  const name = `${mix.mixCode} version ${mix.mixVersion}`
  const decide = (verb: string) => (mix.open.includes(verb) ? undefined : NOT_OPEN[mix.status])
  const full = mix.figures.volumeAccepted
  return (
    <RecordActions
      actions={[
        {
          label: 'Approve',
          look: mix.status === 'submitted' ? 'primary' : 'plain',
          hidden: !mayDecide || good,
          intent: 'approve',
          fields,
          why: decide('approve') ?? (full ? undefined : `It fills ${mix.figures.volume.toFixed(3)} m³, not 1.000`),
          confirm: { title: `Approve ${name}?`, text: 'It can be mapped to lines and never changes again.' },
          done: `${name} approved`,
        },
        {
          label: 'Reject',
          look: 'danger',
          hidden: !mayDecide || good,
          intent: 'reject',
          fields,
          why: decide('reject'),
          confirm: { title: `Reject ${name}?`, reason: true },
          done: `${name} sent back`,
        },
        {
          label: 'Sync to lines',
          hidden: !mayManage || !good,
          intent: 'sync',
          fields,
          confirm: {
            title: `Has every line taken ${name}?`,
            text: 'Each line that makes it is marked as having acknowledged this very recipe.',
            verb: 'Sync',
          },
          done: `${name} is on its lines`,
        },
        {
          label: 'Complete',
          hidden: !mayManage || mix.status !== 'approved',
          intent: 'complete',
          fields,
          done: `${name} completed`,
        },
        { label: 'New version', hidden: !mayManage, to: `/mixdesign/new?from=${mix.id}` },
        { label: 'Map to a line', hidden: !mayManage || !good, to: `/mixdesign/plant-mix-design-mapping?edit=new` },
      ]}
    />
  )
}
