import { useCan } from '~/web/kit/can'
import { RecordActions } from '~/web/kit/record/record-actions'
import type { Evidence, Mix } from './loader'

const NOT_OPEN: Record<string, string> = {
  draft: 'Not submitted yet',
  rejected: 'Sent back and not submitted again',
  approved: 'Already approved',
  completed: 'Already approved and on its lines',
  submitted: 'The person who submitted it cannot approve it',
}

type Props = { mix: Mix; evidence: Evidence | null; mayManage: boolean }

/** The verbs of a mix in the order of its life; what is not possible now says why. */
export function MixActions({ mix, evidence, mayManage }: Props) {
  const mayDecide = useCan()('approve-1', 'mix_design')
  const good = mix.status === 'approved' || mix.status === 'completed'
  const fields = { id: mix.id, version: String(mix.version) }
  const name = `${mix.mixCode} version ${mix.mixVersion}`
  const decide = (verb: string) => (mix.open.includes(verb) ? undefined : NOT_OPEN[mix.status])
  const full = mix.figures.volumeAccepted
  const missing = evidence && evidence.asks !== 'off' && !evidence.met ? evidence.missing.join('. ') : ''
  const refused =
    missing && evidence?.asks === 'required' && !evidence.waiver ? `No trial evidence: ${missing}` : undefined
  const broken = evidence?.exposure.filter(of => of.declared && of.misses.length) ?? []
  const unmet = broken.length ? `Declared and not met: ${broken.map(of => of.name).join('; ')}` : undefined
  const warned = missing ? ` Evidence is missing: ${missing}.` : ''
  return (
    <RecordActions
      actions={[
        {
          label: 'Approve',
          look: mix.status === 'submitted' ? 'primary' : 'plain',
          hidden: !mayDecide || good,
          intent: 'approve',
          fields,
          why:
            decide('approve') ??
            (full ? (unmet ?? refused) : `It fills ${mix.figures.volume.toFixed(3)} m³, not 1.000`),
          confirm: {
            title: `Approve ${name}?`,
            text: `You can then map it to lines. It can no longer be changed.${warned}`,
          },
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
          label: 'Waive trial evidence',
          hidden: !mayDecide || mix.status !== 'submitted' || !missing || !!evidence?.waiver,
          intent: 'waive',
          fields,
          why: decide('approve'),
          confirm: {
            title: `Waive the trial evidence of ${name}?`,
            text: 'Another person can then approve it. Your name and reason stay with the mix.',
            verb: 'Waive',
            reason: true,
          },
          done: `Trial evidence of ${name} waived`,
        },
        {
          label: 'Sync to lines',
          hidden: !mayManage || !good,
          intent: 'sync',
          fields,
          confirm: {
            title: `Have all lines acknowledged ${name}?`,
            text: 'This marks every line that makes it as having acknowledged this recipe.',
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
