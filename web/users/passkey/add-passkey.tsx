import { useSubmit } from '@remix-run/react'
import { KeyRound } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { deviceOf } from '~/domain/users/session-device'
import { makePasskey } from '~/web/kit/passkey'
import { Button } from '~/web/ui/button'
import { Input } from '~/web/ui/input'

/** The name tells it from the others later; its maker is the browser, so nothing is offered where it cannot. */
export function AddPasskey() {
  const submit = useSubmit()
  const [device, setDevice] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => setDevice('PublicKeyCredential' in window ? deviceOf(navigator.userAgent) : null), [])
  if (device === null) return null
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name') ?? '')
    setBusy(true)
    setFault(null)
    const made = await makePasskey()
    setBusy(false)
    if (made.ok) submit({ intent: 'passkey-add', name, passkey: JSON.stringify(made.passkey) }, { method: 'post' })
    else setFault(made.fault)
  }
  return (
    <form onSubmit={add} aria-label="Add a passkey" className="grid w-full max-w-110 gap-2">
      <label htmlFor="passkey-name" className="font-semibold text-table">
        Name of the new passkey
      </label>
      <div className="flex flex-wrap gap-2">
        <Input id="passkey-name" name="name" defaultValue={device} maxLength={60} required className="min-w-0 flex-1" />
        <Button type="submit" disabled={busy}>
          <KeyRound aria-hidden /> {busy ? 'Waiting for the device…' : 'Add a passkey'}
        </Button>
      </div>
      {fault && (
        <p role="alert" data-tone="stop" className="tone rounded-md px-3 py-2 text-table">
          {fault}
        </p>
      )}
    </form>
  )
}
