import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ActionDialog } from '~/web/kit/record/action-dialog'
import { Button } from '~/web/ui/button'

/** Removes one line of a record after asking. */
export function RowRemove({ id, version, name }: { id: string; version: number; name: string }) {
  const [asking, setAsking] = useState(false)
  const action = {
    label: 'Remove',
    intent: 'remove',
    fields: { id, version: String(version) },
    look: 'danger' as const,
    confirm: { title: `Remove the ${name}?`, text: 'The regional list applies to it from now on.', verb: 'Remove' },
    done: `The ${name} is removed`,
  }
  return (
    <>
      <Button look="quiet" size="icon-sm" aria-label={`Remove the ${name}`} onClick={() => setAsking(true)}>
        <Trash2 />
      </Button>
      {asking && <ActionDialog action={action} onClose={() => setAsking(false)} />}
    </>
  )
}
