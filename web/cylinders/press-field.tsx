import * as words from '~/domain/cylinders/words'
import { byText } from '~/domain/kit/collation'
import { showDate } from '~/web/kit/dates'
import type { Problem } from '~/web/kit/problem'
import { Input, Select } from '~/web/ui/input'
import { Labelled } from './labelled'

export type PressChoice = {
  id: string
  equipmentNo: string
  houseId: string
  validUntil: string
  standing: string
  lastUsedAt: string | null
}

type Props = { of: readonly PressChoice[]; houseId: string | null; given: { pressId?: string } | undefined }

/** The press of the laboratory that tests; the one used last is chosen. */
export function PressField({ of, houseId, given }: Props) {
  const own = of.filter(press => !houseId || press.houseId === houseId)
  if (!own.length) return null
  const usual = own.toSorted((a, b) => byText(b.lastUsedAt ?? '', a.lastUsedAt ?? ''))[0]!
  return (
    <Labelled label={words.dryPress()} look="quiet" className="w-64">
      {id => (
        <Select id={id} name="pressId" defaultValue={given?.pressId ?? usual.id} className="h-14!">
          {own.map(press => (
            <option key={press.id} value={press.id}>
              {(press.standing === 'ended' ? words.dryPressExpired : words.dryPressValid)({
                press: press.equipmentNo,
                day: showDate(press.validUntil),
              })}
            </option>
          ))}
        </Select>
      )}
    </Labelled>
  )
}

/** A press out of calibration refuses; the laboratory manager may take the result with a reason. */
export const PressOverride = ({ problem }: { problem: Problem }) => (
  <div role="alert" data-tone="stop" className="tone grid gap-3 rounded-lg px-4 py-3 text-table">
    <p className="font-semibold">{problem.detail}</p>
    <Labelled label={words.dryManagerReason()} look="quiet">
      {id => <Input id={id} name="calibrationReason" maxLength={400} />}
    </Labelled>
  </div>
)
