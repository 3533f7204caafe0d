import { type PointerEvent, useRef, useState } from 'react'
import { Button } from '~/web/ui/button'
import { type Said, SaidForm } from './told-form'

type Props = Said & { load: { id: string; doNumber: string | null } }
const [WIDE, HIGH] = [640, 240]

/** A field to sign in with a finger; the drawing goes with the name to the delivery order. */
export function SignPad({ load, ...said }: Props) {
  const pad = useRef<HTMLCanvasElement>(null)
  const [signed, setSigned] = useState(false)
  const [missing, setMissing] = useState(false)
  const at = (event: PointerEvent<HTMLCanvasElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    return [((event.clientX - box.left) * WIDE) / box.width, ((event.clientY - box.top) * HIGH) / box.height] as const
  }
  const clear = () => {
    pad.current?.getContext('2d')?.clearRect(0, 0, WIDE, HIGH)
    setSigned(false)
  }
  return (
    <SaidForm
      {...said}
      formKey={`${said.formKey}-${load.id}`}
      intent="sign"
      label={`Sign for ${load.doNumber}`}
      verb="Sign for this load"
      done="Signed"
      onSend={form => {
        setMissing(!signed)
        if (!signed) return 'Sign in the field'
        form.set('drawing', drawingOf(pad.current!))
        return null
      }}
    >
      <input type="hidden" name="deliveryOrderId" value={load.id} />
      <div className="grid gap-1">
        <span className="flex items-center justify-between font-semibold text-body">
          Signature
          <Button size="lg" look="quiet" onClick={clear}>
            Clear
          </Button>
        </span>
        <canvas
          ref={pad}
          width={WIDE}
          height={HIGH}
          role="img"
          aria-label="Field to sign in"
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
            setSigned(true)
            setMissing(false)
          }}
        />
        {missing && (
          <p role="alert" className="text-body text-stop">
            Sign in the field with a finger first.
          </p>
        )}
      </div>
    </SaidForm>
  )
}

/** The PNG without the head that names its type. */
const drawingOf = (pad: HTMLCanvasElement): string => pad.toDataURL('image/png').replace(/^[^,]*,/, '')
