import { useId } from 'react'
import type { DeliveryEvent } from '~/domain/deliveries/event'
import { WAITING_CAUSES } from '~/domain/deliveries/waiting-cause'
import * as words from '~/domain/deliveries/words'
import { RETURN_CAUSES } from '~/domain/kit/return-cause'
import { CancellationField } from '~/web/kit/record/cancellation-field'
import { Input, Select } from '~/web/ui/input'

export type Line = { id: string; bpName: string; plantId: string; plantName: string }

/** A field of a question before an action: posted as typed, judged by the API. */
export function PlainField({
  name,
  label,
  value = '',
  hint,
}: {
  name: string
  label: string
  value?: string
  hint?: string
}) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold text-table">
        {label}
      </label>
      <Input
        id={id}
        name={name}
        defaultValue={value}
        autoComplete="off"
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      {hint && (
        <p id={`${id}-hint`} className="text-meta text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}

/** Plant and batching line in one choice: a line belongs to one plant. */
export function LineField({ lines, now }: { lines: readonly Line[]; now?: string | null | undefined }) {
  const id = useId()
  const plants = Map.groupBy(lines, line => line.plantName)
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold text-table">
        {words.yardPlantAndLine()}
      </label>
      <Select id={id} name="line" defaultValue={lineValue(lines.find(line => line.id === now))}>
        {[...plants].map(([plant, of]) => (
          <optgroup key={plant} label={plant}>
            {of.map(line => (
              <option key={line.id} value={lineValue(line)}>
                {plant}, {line.bpName}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </div>
  )
}

/** What is left in the truck, and why: the cause says who pays. */
export const ReturnFields = ({ quantity = '', cause = '' }: { quantity?: string; cause?: string | null }) => (
  <>
    <PlainField name="returnConcrete" label="Returned, m³" value={quantity} />
    <CauseField name="returnCause" label="Cause" causes={RETURN_CAUSES} value={cause} none="Choose a cause" />
  </>
)

/** Why it waits, and how much of it is ours. */
export const WaitingFields = ({ cause, ours }: { cause: string | null; ours: number | null }) => (
  <>
    <CauseField name="waitingCause" label="Cause" causes={WAITING_CAUSES} value={cause} none="Not told" />
    <PlainField
      name="waitingOursMinutes"
      label="Minutes that are ours"
      value={String(ours ?? '')}
      hint="Only of a cause that is ours. Empty is all of them; the rest is billed."
    />
  </>
)

export const WASHED_OUT_AT = [
  { code: 'site', label: 'On site' },
  { code: 'plant', label: 'At the plant' },
]

/** Why something went otherwise than ordered; `none` means no cause. */
export function CauseField({
  name,
  label,
  causes,
  value,
  none,
}: {
  name: string
  label: string
  causes: readonly { code: string; label: string }[]
  value: string | null
  none: string
}) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold text-table">
        {label}
      </label>
      <Select id={id} name={name} defaultValue={value ?? ''}>
        <option value="">{none}</option>
        {causes.map(of => (
          <option key={of.code} value={of.code}>
            {of.label}
          </option>
        ))}
      </Select>
    </div>
  )
}

/** What is asked for beside the reason: measurements with the pour, and who turned a load away. */
export const EventFields = ({ event, loadId, tells }: { event: DeliveryEvent; loadId: string; tells: boolean }) =>
  event === 'pour_start' ? (
    <MeasuredFields />
  ) : event === 'rejected' ? (
    <CancellationField path={`delivery-order/${loadId}`} usual="company" told={tells} />
  ) : null

/** What the technician reads off at the chute. */
const MeasuredFields = () => (
  <div className="grid grid-cols-2 gap-3">
    <PlainField name="slumpMm" label="Slump mm" />
    <PlainField name="concreteTemperature" label="°C" />
    <PlainField name="waterAddedLitres" label="Water added L" />
    <PlainField name="admixtureAddedLitres" label="Admixture added L" />
    <div className="col-span-2">
      <PlainField
        name="readingsReason"
        label="Why a reading is outside its limits"
        hint="Only where one is: it is recorded with your name."
      />
    </div>
  </div>
)

const lineValue = (line: Line | undefined) => (line ? `${line.plantId} ${line.id}` : undefined)
