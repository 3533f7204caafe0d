import { useState } from 'react'
import type { Attempt } from '~/web/kit/api'
import { countOf } from '~/web/kit/figures'
import { useDetachedFetcher } from '~/web/kit/record/late-answer'
import { failure, success } from '~/web/kit/toast/toasts'
import { Button } from '~/web/ui/button'
import { Dialog, DialogContent } from '~/web/ui/dialog'
import { MANY, type ManyOutcome } from './many-action'
import { ResultOfMany } from './result-of-many'

/** A row that can be switched on and off, with what its list calls it. */
export type Switchable = { id: string; version: number; active: boolean; name: string }

type Props = {
  noun: readonly [one: string, many: string]
  picked: readonly Switchable[]
  /** Rows that the filter finds; null when there are too many to count. */
  total: number | null
  /** Every row of the page is picked, and there are others behind it. */
  offersAll: boolean
  all: boolean
  onAll: (all: boolean) => void
  onClear: () => void
}

/** Switches picked rows, or all that the filter finds, after saying how many; then says which were refused and why. */
export default function ManyBar(props: Props) {
  const { noun, picked, total, all } = props
  const { fetcher, onAnswer } = useDetachedFetcher<Attempt<ManyOutcome>>()
  const [asking, setAsking] = useState<boolean | null>(null)
  const [told, setTold] = useState<ManyOutcome | null>(null)
  const busy = fetcher.state !== 'idle'
  const count = all ? (total ?? 0) : picked.length
  const send = (active: boolean) => {
    setAsking(null)
    setTold(null)
    onAnswer((answer, stillHere) => {
      if (!answer.ok) return failure({ title: 'Nothing was changed', text: answer.problem.detail })
      const { changed, notChanged } = answer.data
      if (changed) success(`${countOf(changed, noun)} ${active ? 'activated' : 'deactivated'}`)
      else if (!notChanged.length) success(`All of them are already ${active ? 'active' : 'inactive'}`)
      if (!stillHere) return
      if (notChanged.length) setTold(answer.data)
      props.onClear()
    })
    const open = picked.filter(row => row.active !== active)
    const rows = JSON.stringify(open.map(({ id, version, name }) => ({ id, version, name })))
    fetcher.submit(
      { intent: MANY, active: String(active), _key: crypto.randomUUID(), ...(!all && { rows }) },
      { method: 'post' },
    )
  }
  return (
    <>
      {(picked.length > 0 || all) && (
        <div
          data-many
          className="flex min-h-11 flex-wrap items-center gap-2 border-line border-b bg-brand-soft px-6 py-1.5 max-md:px-4"
        >
          <p role="status" className="mr-2 font-semibold text-table">
            {all ? `All ${countOf(count, noun)} of this filter` : `${count} selected`}
          </p>
          <Button size="sm" disabled={busy} onClick={() => setAsking(true)}>
            Activate
          </Button>
          <Button size="sm" look="danger-plain" disabled={busy} onClick={() => setAsking(false)}>
            Deactivate
          </Button>
          {props.offersAll && !all && total !== null && (
            <Button size="sm" look="quiet" onClick={() => props.onAll(true)}>
              Select all {total.toLocaleString('en-SG')} matching
            </Button>
          )}
          <Button size="sm" look="quiet" onClick={props.onClear}>
            Clear
          </Button>
        </div>
      )}
      {told && (
        <ResultOfMany
          title={`${countOf(told.notChanged.length, noun)} of ${told.changed + told.notChanged.length} not changed`}
          rows={told.notChanged.map(({ id, name, why: text }) => ({ id, name, text }))}
          failed
          onClose={() => setTold(null)}
        />
      )}
      <Dialog open={asking !== null} onOpenChange={open => !open && setAsking(null)}>
        <DialogContent
          title={`${asking ? 'Activate' : 'Deactivate'} ${countOf(count, noun)}?`}
          description={
            all
              ? `All that the current filter finds. Those already ${asking ? 'active' : 'inactive'} do not change.`
              : undefined
          }
          footer={
            <>
              <Button onClick={() => setAsking(null)}>Cancel</Button>
              <Button look={asking ? 'primary' : 'danger'} onClick={() => send(asking === true)}>
                {asking ? 'Activate' : 'Deactivate'} {countOf(count, noun)}
              </Button>
            </>
          }
        >
          {!all && <p className="text-table">{named(picked.map(row => row.name))}</p>}
        </DialogContent>
      </Dialog>
    </>
  )
}

const NAMED = 12
const named = (names: readonly string[]) =>
  names.length > NAMED ? `${names.slice(0, NAMED).join(', ')} and ${names.length - NAMED} more` : names.join(', ')
