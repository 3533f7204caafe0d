import { plainNumber, showNumber } from '~/web/kit/figures'
import { useField } from '~/web/kit/form/form-context'
import { Input } from '~/web/ui/input'

type Cell = { name: string; label: string; column: string; byHand?: boolean | undefined; placeholder?: string }

/** A cell of text. What the server said of it stands below. */
export function TextCell({ name, label, column, byHand, placeholder }: Cell) {
  const field = useField(name)
  return (
    <>
      <Input
        {...cellOf(field, column, label)}
        defaultValue={field.value}
        placeholder={placeholder}
        data-byhand={byHand || undefined}
        maxLength={300}
      />
      <Errors id={field.id} errors={field.errors} />
    </>
  )
}

/** A figure with as many decimals as it needs, at least two. */
export function FigureCell({ name, label, column, byHand }: Cell) {
  const field = useField(name)
  return (
    <>
      <input type="hidden" name="_figure" value={field.name} />
      <Input
        {...cellOf(field, column, label)}
        inputMode="decimal"
        autoComplete="off"
        className="figures text-right"
        defaultValue={shownFigure(field.value)}
        data-byhand={byHand || undefined}
        data-figure=""
        onBlur={event => {
          event.target.value = shownFigure(plainNumber(event.target.value))
        }}
      />
      <Errors id={field.id} errors={field.errors} />
    </>
  )
}

const cellOf = (field: ReturnType<typeof useField>, column: string, label: string) => ({
  id: field.id,
  name: field.name,
  type: 'text',
  readOnly: field.readOnly,
  'aria-label': label,
  'aria-invalid': field.errors.length > 0 || undefined,
  'aria-describedby': field.describedBy(false),
  'data-cell': column,
  onFocus: (event: { currentTarget: HTMLInputElement }) => {
    event.currentTarget.dataset.was = event.currentTarget.value
    event.currentTarget.select()
  },
})

const Errors = ({ id, errors }: { id: string; errors: readonly string[] }) =>
  errors.length > 0 && (
    <p id={`${id}-error`} className="text-meta text-stop">
      {errors[0]}
    </p>
  )

/** What is no number stays as typed, for the message below it. */
export function shownFigure(text: string): string {
  try {
    return showNumber(text, 2).replace('−', '-')
  } catch {
    return text
  }
}
