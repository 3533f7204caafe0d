import { useSubmit } from '@remix-run/react'
import { Fingerprint } from 'lucide-react'
import { useEffect, useState } from 'react'
import * as words from '~/domain/users/words'
import { answerByPasskey } from '~/web/kit/passkey'
import { Button } from '~/web/ui/button'

/** Signs in without a password; only where the browser knows passkeys, so not without JavaScript. */
export function PasskeySignIn({ look = 'plain', action }: { look?: 'plain' | 'primary'; action?: string }) {
  const submit = useSubmit()
  const [known, setKnown] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => setKnown('PublicKeyCredential' in window), [])
  if (!known) return null
  const press = async () => {
    setBusy(true)
    setFault(null)
    const used = await answerByPasskey()
    setBusy(false)
    if (used.ok) submit({ passkey: JSON.stringify(used.passkey) }, { method: 'post', ...(action && { action }) })
    else setFault(used.fault)
  }
  return (
    <div className="mt-4 grid gap-2">
      <Button size="lg" {...(look === 'primary' && { look })} disabled={busy} onClick={press}>
        <Fingerprint aria-hidden /> {words.signInPasskey()}
      </Button>
      {fault && (
        <p role="alert" className="text-muted text-table">
          {fault}
        </p>
      )}
    </div>
  )
}
