import { useRef, useState } from 'react'
import * as words from '~/domain/fleet/words'
import { drawingOf, SignField, SignMissing, useSigned } from '~/web/kit/sign-field'
import { Button } from '~/web/ui/button'
import { Line } from './line'

export type Water = { litres: string; name: string; drawing: string }
type Props = { verb: string; onWater: (water: Water, reason: string) => void }

/** Water that the site asked for, with the name and signature of who did; it is told with the next step. */
export function WaterForm({ verb, onWater }: Props) {
  const pad = useRef<HTMLCanvasElement>(null)
  const { signed, missing, setMissing, onSigned } = useSigned()
  const [litres, setLitres] = useState('')
  const [name, setName] = useState('')
  const [reason, setReason] = useState('')
  return (
    <form
      aria-label={words.phoneWaterForm()}
      className="grid gap-3"
      onSubmit={event => {
        event.preventDefault()
        setMissing(!signed)
        if (signed) onWater({ litres: litres.replace(',', '.'), name, drawing: drawingOf(pad.current!) }, reason)
      }}
    >
      <Line
        label={words.phoneWaterLitres()}
        value={litres}
        onText={setLitres}
        inputMode="decimal"
        pattern="\d{1,3}([.,]\d{1,2})?"
        required
      />
      <Line label={words.phoneWaterAskedBy()} value={name} onText={setName} maxLength={80} required />
      <Line label={words.phoneWaterReason()} value={reason} onText={setReason} maxLength={400} />
      <div className="grid gap-1">
        <SignField pad={pad} signed={signed} onSigned={onSigned} />
        {missing && <SignMissing />}
      </div>
      <Button type="submit" size="lg" look="primary">
        {verb}
      </Button>
    </form>
  )
}
