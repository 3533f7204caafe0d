import { plainNumber, showNumber } from '~/web/kit/figures'
import { cn } from '~/web/ui/cn'
import { Input } from '~/web/ui/input'
import { control, FieldFrame, type FieldProps } from './field'
import { useField } from './form-context'

type Figure<Name extends string> = FieldProps & {
  name: Name
  unit?: string
  before?: string
  /** Decimals always shown; beyond them zeros are left out, as in 10 % and 2.65. */
  places?: number
  defaultValue?: string
}

/** A number with its unit inside the field, right-aligned in tabular figures; takes 1,234.5 and needs no spinner. */
export function NumberField<Name extends string>({
  name,
  unit,
  before,
  places = 0,
  defaultValue,
  ...rest
}: Figure<Name>) {
  const field = useField(name)
  return (
    <FieldFrame field={field} span={3} {...rest}>
      <input type="hidden" name="_figure" value={field.name} />
      <div className="relative">
        {before && <Unit side="left">{before}</Unit>}
        <Input
          inputMode="decimal"
          autoComplete="off"
          defaultValue={grouped(field.value || defaultValue || '', places)}
          readOnly={field.readOnly}
          onBlur={event => {
            event.target.value = grouped(plainNumber(event.target.value), places)
          }}
          {...control(field, rest)}
          className="figures text-right"
          style={{
            paddingRight: unit ? `${unit.length * 0.62 + 1.6}em` : undefined,
            paddingLeft: before ? '2.4em' : undefined,
          }}
        />
        {unit && <Unit side="right">{unit}</Unit>}
      </div>
    </FieldFrame>
  )
}

export const MoneyField = <Name extends string>(props: Omit<Figure<Name>, 'unit' | 'before'>) => (
  <NumberField before="S$" places={2} {...props} />
)
export const UnitPriceField = <Name extends string>(props: Omit<Figure<Name>, 'before'>) => (
  <NumberField before="S$" places={4} {...props} />
)
/** Cubic metres, or another unit by `unit`. */
export const QuantityField = <Name extends string>(props: Figure<Name>) => (
  <NumberField unit="m³" places={2} {...props} />
)

const Unit = ({ side, children }: { side: 'left' | 'right'; children: string }) => (
  <span
    aria-hidden
    className={cn(
      'pointer-events-none absolute inset-y-0 flex items-center text-muted text-table',
      side === 'left' ? 'left-2.5' : 'right-2.5',
    )}
  >
    {children}
  </span>
)

/** What is no number stays as typed, for the message beside it. */
function grouped(text: string, places: number): string {
  try {
    return showNumber(text, places).replace('−', '-')
  } catch {
    return text
  }
}
