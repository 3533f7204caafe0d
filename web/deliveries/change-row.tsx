import { CHANGE_LABELS, type ChangeField } from '~/domain/deliveries/emodification'
import { Input, Select } from '~/web/ui/input'

export type Errors = Record<string, string[]>
export type Of = { field: ChangeField; errors: Errors }

const Head = ({ field, now }: { field: ChangeField; now: string | null }) => (
  <label htmlFor={`change-${field}`} className="flex items-baseline gap-2 font-semibold text-table">
    <span className="flex-1">{CHANGE_LABELS[field]}</span>
    <span className="figures font-normal text-meta text-muted">now {now || 'none'}</span>
  </label>
)

export function Row({ field, now, unit, errors }: Of & { now: string; unit?: string }) {
  const wrong = errors[`changes.${field}`]?.[0]
  return (
    <div className="grid gap-1">
      <Head field={field} now={now && `${now}${unit ? ` ${unit}` : ''}`} />
      <input type="hidden" name={`was.${field}`} value={now} />
      <Input
        id={`change-${field}`}
        name={field}
        defaultValue={now}
        autoComplete="off"
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? `change-${field}-error` : undefined}
        className="figures"
      />
      <Wrong field={field} text={wrong} />
    </div>
  )
}

type Causes = readonly { code: string; label: string }[]

export function CauseRow({ field, causes, now, errors }: Of & { causes: Causes; now: string | null }) {
  const known = causes.find(({ code }) => code === now)
  const wrong = errors[`changes.${field}`]?.[0]
  return (
    <div className="grid gap-1">
      <Head field={field} now={known?.label ?? now} />
      <input type="hidden" name={`was.${field}`} value={now ?? ''} />
      <Select
        id={`change-${field}`}
        name={field}
        defaultValue={now ?? ''}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? `change-${field}-error` : undefined}
      >
        <option value="">None</option>
        {now && !known && <option value={now}>{now}</option>}
        {causes.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </Select>
      <Wrong field={field} text={wrong} />
    </div>
  )
}

export const Wrong = ({ field, text }: { field: string; text: string | undefined }) =>
  text ? (
    <p id={`change-${field}-error`} className="text-stop text-table">
      {text}
    </p>
  ) : null
