import { type PointerEvent, type RefObject, useState } from 'react'
import * as words from '~/domain/kit/words'
import { Button } from '~/web/ui/button'

const [WIDE, HIGH] = [640, 240]
type Props = { pad: RefObject<HTMLCanvasElement>; signed: boolean; onSigned: (signed: boolean) => void }

/** A field to sign in with a finger. */
export function SignField({ pad, signed, onSigned }: Props) {
  const at = (event: PointerEvent<HTMLCanvasElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    return [((event.clientX - box.left) * WIDE) / box.width, ((event.clientY - box.top) * HIGH) / box.height] as const
  }
  const clear = () => {
    pad.current?.getContext('2d')?.clearRect(0, 0, WIDE, HIGH)
    onSigned(false)
  }
  return (
    <>
      <span className="flex items-center justify-between font-semibold text-body">
        {words.signSignature()}
        <Button size="lg" look="quiet" onClick={clear}>
          {words.signClear()}
        </Button>
      </span>
      <canvas
        ref={pad}
        width={WIDE}
        height={HIGH}
        role="img"
        aria-label={words.signField()}
        className="h-36 w-full touch-none rounded-md border border-line-strong bg-white"
        onPointerDown={event => {
          event.currentTarget.setPointerCapture(event.pointerId)
          event.currentTarget.getContext('2d')?.beginPath()
          event.currentTarget.getContext('2d')?.moveTo(...at(event))
        }}
        onPointerMove={event => {
          const pen = event.currentTarget.getContext('2d')
          if (!pen || event.buttons !== 1) return
          Object.assign(pen, { lineWidth: 4, lineCap: 'round', lineJoin: 'round', strokeStyle: '#111827' })
          pen.lineTo(...at(event))
          pen.stroke()
          if (!signed) onSigned(true)
        }}
      />
    </>
  )
}

/** Whether something was drawn and not cleared, and whether it was missing when the form was sent. */
export function useSigned() {
  const [signed, setSigned] = useState(false)
  const [missing, setMissing] = useState(false)
  const onSigned = (now: boolean) => {
    setSigned(now)
    if (now) setMissing(false)
  }
  return { signed, missing, setMissing, onSigned }
}

export const SignMissing = () => (
  <p role="alert" className="text-body text-stop">
    {words.signFirst()}
  </p>
)

/** The PNG without the head that names its type. */
export const drawingOf = (pad: HTMLCanvasElement): string => pad.toDataURL('image/png').replace(/^[^,]*,/, '')
