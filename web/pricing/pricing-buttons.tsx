import type { RecordAction } from '~/web/kit/record/record-action'
import { Input } from '~/web/ui/input'

type Quote = {
  id: string
  version: number
  status: string
  pricingReference: string
  projectId: string
  actions: string[]
  band: string
  submittedByName: string | null
}

/** The buttons are what the flow of quotes allows now; the rest says why not. */
export function actionsOf(quote: Quote, mayManage: boolean, mayBackDate: boolean): RecordAction[] {
  const open = (event: string) => quote.actions.includes(event)
  const at = { version: String(quote.version) }
  const revision = `/sales-management/pricing/save?projectId=${quote.projectId}&revise=${quote.pricingReference}`
  return [
    {
      label: 'Submit quote',
      intent: 'submitted',
      fields: at,
      look: 'primary',
      hidden: !mayManage || !open('submit'),
      done: 'Quote submitted for approval',
    },
    {
      label: 'Approve quote',
      intent: 'approved',
      fields: at,
      look: 'primary',
      hidden: quote.status !== 'submitted' || !mayManage,
      why: open('approve') ? undefined : whyNot(quote),
      confirm: {
        title: `Approve ${quote.pricingReference}?`,
        text: 'Its prices become the agreed prices of the project from their first day. Earlier ones end there.',
        verb: 'Approve quote',
      },
      done: 'Quote approved; its prices are agreed',
    },
    {
      label: 'Submit back-dated price change',
      to: `/sales-management/repricing/save?pricingId=${quote.id}`,
      hidden: !mayBackDate || quote.status !== 'submitted',
    },
    {
      label: 'Reject quote',
      intent: 'rejected',
      fields: at,
      hidden: !open('reject'),
      confirm: { title: `Reject ${quote.pricingReference}?`, reason: 'What has to change', verb: 'Reject quote' },
      done: 'Quote rejected',
    },
    {
      label: 'New revision',
      to: revision,
      hidden: !mayManage || (quote.status !== 'approved' && quote.status !== 'ended'),
    },
    {
      label: 'Take back to draft',
      intent: 'draft',
      fields: at,
      hidden: quote.status !== 'submitted' || !open('withdraw'),
      done: 'Quote is a draft again',
    },
    {
      label: 'End quote',
      intent: 'ended',
      fields: at,
      hidden: !open('end'),
      confirm: {
        title: `End ${quote.pricingReference}?`,
        text: 'After this day the regional list with the category discount applies again.',
        reason: true,
        form: (
          <label htmlFor="end-date" className="grid gap-1 font-semibold text-table">
            Last day
            <Input id="end-date" type="date" name="endDate" />
          </label>
        ),
        verb: 'End quote',
      },
      done: 'Quote ends',
    },
    {
      label: 'Void quote',
      intent: 'void',
      fields: at,
      look: 'danger',
      hidden: !open('void'),
      confirm: { title: `Void ${quote.pricingReference}?`, reason: true, verb: 'Void quote' },
      done: 'Quote is void',
    },
    { label: 'Versions', to: `/sales-management/pricing/versions?pricingReference=${quote.pricingReference}` },
  ]
}

const whyNot = (quote: Quote) =>
  quote.band === 'red'
    ? 'A line is below the lower margin threshold: the CEO must approve, and not the person who submitted it'
    : `Somebody else than ${quote.submittedByName ?? 'the submitter'} with the right to approve prices has to do this`
