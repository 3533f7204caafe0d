import { Link } from '@remix-run/react'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { DialogForm } from '~/web/kit/form/dialog-form'
import { Button } from '~/web/ui/button'
import { useEditLink } from './edit-link'
import { ListScreen, type ListScreenProps } from './screen'

type Props<Row> = Omit<ListScreenProps<Row>, 'open' | 'actions' | 'children'> & {
  /** Whether this person may add and change; who may not reads the same form. */
  may: boolean
  /** Rows that they may not change though others they may. */
  mayChange?: (row: Row | null) => boolean
  /** Words of the button where `Add <noun>` would be wrong. */
  add?: string
  save?: string
  /** Nothing more can be added, e.g. every field has its row. */
  full?: boolean
  /** Title of the form; null asks for that of a new row. */
  called: (row: Row | null) => string
  /** What the form starts with; by default the row itself, or a new one that is active. */
  values?: (row: Row | null) => object | null
  description?: ((row: Row | null) => string | undefined) | string | undefined
  /** Where a row leads that has a page of its own. */
  record?: (row: Row) => string
  fields: (row: Row | null) => ReactNode
}

/** A small master list: a row, and the button to add one, open a form of up to eight fields over the rows. */
export function MasterList<Row extends { id: string }>(props: Props<Row>) {
  const { may, full = false, called, values = row => row ?? { active: true }, description, fields, ...list } = props
  const { mayChange = () => may, record } = props
  const { editing, to } = useEditLink()
  const [one] = list.noun
  const { add: words = `Add ${one}`, save = `Save ${one}`, mayChange: _, record: _page, ...shown } = list
  const row = list.page.rows.find(each => each.id === editing) ?? null
  const introduction = typeof description === 'function' ? description(row) : description
  const add = may && !full && (
    <Button asChild look="primary">
      <Link to={to('new')} data-hotkey="c">
        <Plus /> {words}
      </Link>
    </Button>
  )
  return (
    <ListScreen<Row>
      {...shown}
      open={each => record?.(each) ?? to(each.id)}
      actions={add}
      {...(list.empty ? { empty: { action: add, ...list.empty } } : {})}
    >
      {(row || editing === 'new') && (
        <DialogForm
          key={editing}
          title={called(row)}
          values={values(row)}
          readOnly={!mayChange(row)}
          save={save}
          {...(introduction ? { description: introduction } : {})}
        >
          {fields(row)}
        </DialogForm>
      )}
    </ListScreen>
  )
}
