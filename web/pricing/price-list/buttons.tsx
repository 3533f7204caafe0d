import type { RecordAction } from '~/web/kit/record/record-action'
import { Checkbox, Input } from '~/web/ui/input'

type List = {
  id: string
  version: number
  status: string
  name: string
  regionName: string
  /** Products of the version before that this one leaves out. */
  dropped: readonly string[]
}

export function listActionsOf(list: List, mayManage: boolean): RecordAction[] {
  const fields = { id: list.id, version: String(list.version) }
  return [
    {
      label: 'Put in force',
      intent: 'active',
      fields,
      look: 'primary',
      hidden: !mayManage || list.status !== 'draft',
      confirm: {
        title: `Put ${list.name} in force?`,
        text: `The current version of ${list.regionName} ends on its first day. Agreed prices of projects do not change.`,
        form: list.dropped.length ? <Dropped codes={list.dropped} /> : undefined,
        verb: 'Put in force',
      },
      done: 'Price list is in force from its first day',
    },
    {
      label: 'Next version',
      to: `/sales-management/global-product-list/save?from=${list.id}`,
      hidden: !mayManage || list.status === 'draft',
    },
    {
      label: 'Take back to draft',
      intent: 'draft',
      fields,
      hidden: !mayManage || list.status !== 'scheduled',
      done: 'Price list is a draft again',
    },
    {
      label: 'End price list',
      intent: 'ended',
      fields,
      look: 'danger',
      hidden: !mayManage || list.status !== 'active',
      confirm: {
        title: `End ${list.name}?`,
        text: 'After it products without an agreed price have none until the next version.',
        form: (
          <label htmlFor="end-date" className="grid gap-1 font-semibold text-table">
            Last day
            <Input id="end-date" type="date" name="endDate" />
          </label>
        ),
        verb: 'End price list',
      },
      done: 'Price list ends',
    },
  ]
}

/** All of them are named before anybody agrees to leave them out. */
const Dropped = ({ codes }: { codes: readonly string[] }) => (
  <div className="grid gap-2 text-table">
    <p>
      {codes.length === 1 ? '1 product of the version before is' : `${codes.length} products of the version before are`}{' '}
      not on this list and would have no list price:
    </p>
    <ul aria-label="Products left out" className="code max-h-48 overflow-y-auto">
      {codes.map(code => (
        <li key={code}>{code}</li>
      ))}
    </ul>
    <label htmlFor="confirm-missing" className="flex items-center gap-2">
      <Checkbox id="confirm-missing" name="confirmMissing" value="true" />
      Activate without {codes.length === 1 ? 'this product' : 'these products'}
    </label>
  </div>
)
