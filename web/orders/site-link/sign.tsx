import { useRef } from 'react'
import * as kit from '~/domain/kit/words'
import * as words from '~/domain/orders/words'
import { drawingOf, SignField, SignMissing, useSigned } from '~/web/kit/sign-field'
import { SiteForm, type SiteSender } from './site-form'

type Props = SiteSender & { load: { id: string; doNumber: string | null } }

/** A field to sign in with a finger; the drawing goes with the name to the delivery order. */
export function SignPad({ load, ...sender }: Props) {
  const pad = useRef<HTMLCanvasElement>(null)
  const { signed, missing, setMissing, onSigned } = useSigned()
  return (
    <SiteForm
      {...sender}
      formKey={`${sender.formKey}-${load.id}`}
      intent="sign"
      label={words.siteLoadSignFor({ no: load.doNumber ?? '' })}
      verb={words.siteLoadSignThis()}
      done={words.siteLoadSigned()}
      onSend={form => {
        setMissing(!signed)
        if (!signed) return kit.signMissing()
        form.set('drawing', drawingOf(pad.current!))
        return null
      }}
    >
      <input type="hidden" name="deliveryOrderId" value={load.id} />
      <div className="grid gap-1">
        <SignField pad={pad} signed={signed} onSigned={onSigned} />
        {missing && <SignMissing />}
      </div>
    </SiteForm>
  )
}
