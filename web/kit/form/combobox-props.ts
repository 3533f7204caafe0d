import type { Lookup } from '~/web/kit/list/column'
import type { Choice } from './lookup'

export type ComboboxProps = {
  name: string
  label: string
  source: Lookup
  id?: string | undefined
  defaultValue?: string | undefined
  /** The text of the present value. */
  defaultText?: string | undefined
  /** What a form without JavaScript offers, and what is first before typing. */
  options?: readonly Choice[] | undefined
  /** Query parameters of the call, e.g. the customer whose projects these are. */
  params?: Record<string, string> | undefined
  /** Posts the text too, as `<name>Label`. */
  keepLabel?: boolean
  placeholder?: string | undefined
  readOnly?: boolean
  disabled?: boolean | undefined
  onPick?: ((choice: Choice | null) => void) | undefined
  'aria-invalid'?: boolean | undefined
  'aria-describedby'?: string | undefined
  'aria-required'?: boolean | undefined
}
