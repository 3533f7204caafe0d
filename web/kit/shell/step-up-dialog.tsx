import { type FormEvent, useState } from 'react'
import * as words from '~/domain/kit/words'
import type { ProofWay } from '~/domain/users/fresh-proof'
import type { Attempt } from '~/web/kit/api'
import { answerByPasskey } from '~/web/kit/passkey'
import { Button } from '~/web/ui/button'
import { Dialog, DialogContent } from '~/web/ui/dialog'
import { Input } from '~/web/ui/input'
import { provedUntil } from './step-up'

const FIELDS = {
  code: { name: 'code', label: words.proofCode, type: 'text', autoComplete: 'one-time-code' },
  password: { name: 'currentPassword', label: words.proofPassword, type: 'password', autoComplete: 'current-password' },
} as const
const INSTEAD: Record<ProofWay, () => string> = {
  code: words.proofCodeInstead,
  password: words.proofPasswordInstead,
  passkey: words.proofPasskeyInstead,
  'single-sign-on': words.proofCompanyInstead,
}
const ACT: Record<ProofWay, () => string> = {
  code: words.proofConfirm,
  password: words.proofConfirm,
  passkey: words.proofPasskey,
  'single-sign-on': words.proofAgain,
}

type Props = { ways: ProofWay[]; onDone: (proved: boolean) => void }

/** Asks who sits there before what they pressed goes on. */
export default function StepUpDialog({ ways, onDone }: Props) {
  const [way, setWay] = useState<ProofWay>(ways[0] ?? 'password')
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const field = way === 'passkey' || way === 'single-sign-on' ? null : FIELDS[way]
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    setBusy(true)
    if (way === 'single-sign-on') return window.location.assign(signInAgain())
    const answered = field ? await sent(new FormData(event.currentTarget)) : await byPasskey()
    if (answered === null) return onDone(true)
    setFault(answered)
    setBusy(false)
  }
  return (
    <Dialog open onOpenChange={stays => !stays && onDone(false)}>
      <DialogContent
        title={words.proofTitle()}
        description={words.proofWhy()}
        footer={
          <>
            <Button onClick={() => onDone(false)}>{words.actionCancel()}</Button>
            <Button type="submit" form="step-up" look="primary" disabled={busy}>
              {busy ? words.proofChecking() : ACT[way]()}
            </Button>
          </>
        }
      >
        <form id="step-up" onSubmit={send} className="grid gap-3" aria-label={words.proofTitle()}>
          {field ? (
            <div className="grid gap-1">
              <label htmlFor="step-up-proof" className="font-semibold text-table">
                {field.label()}
              </label>
              <Input
                key={way}
                id="step-up-proof"
                name={field.name}
                type={field.type}
                autoComplete={field.autoComplete}
                spellCheck={false}
                required
                autoFocus
                aria-invalid={fault !== null}
                aria-describedby={fault ? 'step-up-fault' : undefined}
              />
            </div>
          ) : (
            <p className="text-muted text-table">
              {way === 'passkey' ? words.proofByPasskey() : words.proofByCompany()}
            </p>
          )}
          {fault && (
            <p role="alert" id="step-up-fault" data-tone="stop" className="tone rounded-md px-3 py-2 text-table">
              {fault}
            </p>
          )}
          {ways
            .filter(one => one !== way)
            .map(one => (
              <Button
                key={one}
                look="quiet"
                className="justify-self-start"
                onClick={() => {
                  setWay(one)
                  setFault(null)
                }}
              >
                {INSTEAD[one]()}
              </Button>
            ))}
        </form>
      </DialogContent>
    </Dialog>
  )
}

/** The provider asks whoever sits there, and sends the browser back to this page. */
function signInAgain(): string {
  const { pathname, search } = window.location
  return `/auth/single-sign-on?again=1&to=${encodeURIComponent(pathname + search)}`
}

async function byPasskey(): Promise<string | null> {
  const used = await answerByPasskey()
  return used.ok ? sent(new URLSearchParams({ passkey: JSON.stringify(used.passkey) })) : used.fault
}

/** Null when it was right, else what is wrong with it. */
async function sent(body: FormData | URLSearchParams): Promise<string | null> {
  const answer = await fetch('/act/prove', { method: 'POST', body }).catch(() => null)
  if (!answer) return words.proofLost()
  const answered = (await answer.json().catch(() => null)) as Attempt<{ freshUntil: string | null }> | null
  if (!answered) return words.proofLost()
  if (!answered.ok) return Object.values(answered.problem.errors ?? {}).flat()[0] ?? answered.problem.detail
  provedUntil(answered.data.freshUntil)
  return null
}
