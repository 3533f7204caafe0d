import { Form } from '@remix-run/react'
import * as kit from '~/domain/kit/words'
import * as words from '~/domain/users/words'
import { Button } from '~/web/ui/button'
import { Input } from '~/web/ui/input'
import { PasskeySignIn } from './passkey/sign-in-button'

/** The second step, for whoever has set one up. */
export function CodeStep({
  ticket,
  ways,
  username,
  wrong,
  busy,
  action,
}: {
  ticket: string
  /** By what the person signs in beside the password, with commas between. */
  ways: string
  username: string
  wrong: boolean
  busy: boolean
  /** Where it is sent, when that is not this page. */
  action?: string
}) {
  const all = ways.split(',')
  const byCode = !all.includes('passkey') || all.includes('code')
  return (
    <>
      <p className="mt-3 text-muted text-table">
        {byCode ? words.secondStepByCode({ name: username }) : words.secondStepByPasskey({ name: username })}
      </p>
      {all.includes('passkey') && (
        <PasskeySignIn {...(!byCode && { look: 'primary' as const })} {...(action && { action })} />
      )}
      <Form method="post" {...(action && { action })} className="mt-6 grid gap-4" aria-label={words.secondStepTitle()}>
        <input type="hidden" name="ticket" value={ticket} />
        <input type="hidden" name="username" value={username} />
        <input type="hidden" name="ways" value={ways} />
        <div className="grid gap-1">
          <label htmlFor="code" className="font-semibold text-table">
            {byCode ? kit.fieldCode() : words.secondStepRecovery()}
          </label>
          <Input
            id="code"
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            required
            autoFocus={byCode}
            aria-describedby={wrong ? 'refused' : undefined}
            className="figures h-10!"
          />
        </div>
        <Button type="submit" {...(byCode && { look: 'primary' as const })} size="lg" disabled={busy} className="mt-2">
          {busy ? words.signInBusy() : words.signInTitle()}
        </Button>
        <Button asChild look="quiet">
          <a href="/auth/login">{words.secondStepAgain()}</a>
        </Button>
      </Form>
    </>
  )
}
