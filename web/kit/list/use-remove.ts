import { lookOnly } from '~/web/kit/can'
import { useAction } from '~/web/kit/record/use-action'
import type { RowAction } from './column'

type Removal = {
  row: { id: string; version: number }
  label: string
  /** What is said when it is gone. */
  done: string
  may: boolean
  /** Why this row cannot go, though the person might. */
  why?: string | undefined
}

/** The action of a row that removes it; the list's own action takes the intent `remove`. */
export function useRemove() {
  const run = useAction()
  return ({ row, label, done, may, why = may ? undefined : lookOnly() }: Removal): RowAction => ({
    label,
    danger: true,
    ...(why ? { why } : {}),
    run: () => run({ label, intent: 'remove', done, fields: { id: row.id, version: String(row.version) } }),
  })
}
