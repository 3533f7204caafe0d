import { useSearchParams } from '@remix-run/react'
import { businessDay } from '~/domain/kit/time'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { RecordFiles } from '~/web/kit/record/record-files'
import { RecordScreen } from '~/web/kit/record/record-screen'
import { useOpenedAt } from '~/web/kit/shell/clock'
import { isExpired, SubmittalStatus } from './mix-submittal-columns'
import { AnswerDialog, SendDialog } from './mix-submittal-dialogs'
import type { SubmittalDetail } from './mix-submittal-loader'
import { SubmittalAnswerCard, SubmittalDesign, SubmittalProof, SubmittalRevisions } from './mix-submittal-parts'

const OPEN = ['sent', 'agreed', 'agreed_with_comments', 'rejected']

/** What was put before a customer, and what the customer answered. */
export function MixSubmittalRecord({ of }: { of: SubmittalDetail }) {
  const mayManage = useCan()('manage', 'mix_submittal')
  const mayMix = useCan()('view', 'mix_design')
  const editing = useSearchParams()[0].get('edit')
  const today = businessDay(useOpenedAt())
  const fields = { version: String(of.version) }
  const latest = of.revisions[0]?.id === of.id
  return (
    <>
      <RecordScreen
        kind="Mix submittal"
        title={of.projectName}
        id={of.submittalNo}
        status={<SubmittalStatus of={of} today={today} />}
        notice={
          of.statusReason ? (
            <p data-tone="stop" className="tone rounded-lg px-4 py-2.5 text-table">
              Withdrawn: {of.statusReason}
            </p>
          ) : isExpired(of, today) ? (
            <p data-tone="stop" className="tone rounded-lg px-4 py-2.5 text-table">
              The agreement ended on {showDate(of.validUntil ?? '')}. Revise it and send it again.
            </p>
          ) : undefined
        }
        facts={[
          { label: 'Revision', value: String(of.revision) },
          { label: 'Customer', value: of.customerName },
          { label: 'Product', value: of.productCode },
          {
            label: 'Mix',
            value: `${of.mixCode} version ${of.mixVersion}`,
            to: mayMix ? `/mixdesign/${of.mixDesignId}` : undefined,
          },
          { label: 'Plant', value: of.plantName },
          { label: 'Prepared by', value: of.preparedByName },
        ]}
        actions={[
          {
            label: of.status === 'draft' ? 'Send' : 'Send again',
            look: of.status === 'draft' ? 'primary' : 'plain',
            to: '?edit=send',
            hidden: !mayManage || !['draft', 'sent'].includes(of.status),
          },
          {
            label: 'Record answer',
            look: 'primary',
            to: '?edit=answer',
            hidden: !mayManage || of.status !== 'sent',
          },
          { label: 'Submittal as PDF', to: `/files/mix-submittals/${of.id}/pdf` },
          {
            label: 'Revise',
            intent: 'revise',
            fields,
            hidden: !mayManage || !OPEN.includes(of.status),
            why: latest ? undefined : 'There is a later revision',
            confirm: {
              title: `Revise ${of.submittalNo}?`,
              text: 'The next revision begins as a draft. This one holds until the customer agrees to the new one.',
              verb: 'Revise',
            },
          },
          {
            label: 'Withdraw',
            intent: 'withdraw',
            look: 'danger',
            fields,
            hidden: !mayManage || ['rejected', 'superseded', 'withdrawn'].includes(of.status),
            confirm: {
              title: `Withdraw ${of.submittalNo}?`,
              text: 'It no longer counts as an agreement.',
              verb: 'Withdraw',
              reason: true,
            },
            done: `${of.submittalNo} withdrawn`,
          },
        ]}
        tabs={[
          { key: 'design', label: 'Design', content: <SubmittalDesign of={of.content} /> },
          { key: 'proof', label: 'Tests and carbon', content: <SubmittalProof of={of.content} /> },
          { key: 'revisions', label: 'Revisions and e-mails', content: <SubmittalRevisions of={of} /> },
        ]}
        rail={
          <>
            <SubmittalAnswerCard of={of} />
            <RecordFiles of={of} mayManage={mayManage} title="Documents" path="mix-submittals/attachment" kept />
          </>
        }
      />
      {mayManage && editing === 'send' && <SendDialog of={of} />}
      {mayManage && editing === 'answer' && <AnswerDialog of={of} today={today} />}
    </>
  )
}
