import type { Calculator } from '~/domain/kit/calculator'

type Given = Omit<Calculator, 'call' | 'group'> & { call?: string }
/** Methods of a group; a method is called by its key where no other call is named. */
export const grouped = (group: string, rows: readonly Given[]): Calculator[] =>
  rows.map(({ call, ...row }) => ({ ...row, group, call: `POST /engineering/${call ?? row.key}` }))
