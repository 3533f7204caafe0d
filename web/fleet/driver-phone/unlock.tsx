import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import * as words from '~/domain/fleet/words'
import * as kit from '~/domain/kit/words'
import { LanguageChoice } from '~/web/kit/language-choice'
import { useKeptPage } from '~/web/kit/outbox/kept-page'
import { Button } from '~/web/ui/button'
import { Line } from './line'

type Props = { driverName: string | null; why: string | null }

/** A phone that is nobody's takes a code and a PIN of the driver's choice; a driver's own asks for the PIN. */
export function Unlock({ driverName, why }: Props) {
  const busy = useNavigation().state !== 'idle'
  const [code, setCode] = useState('')
  // The code of a link is behind the #, which no server and no log gets to see.
  useEffect(() => {
    setCode(decodeURIComponent(window.location.hash.slice(1)))
    window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [])
  const own = driverName !== null
  // A phone that was locked, or is nobody's any more, shows no loads without a network either.
  useKeptPage({ scope: '/driver', shown: String(driverName) })
  return (
    <main className="mx-auto grid min-h-dvh max-w-120 content-center gap-4 px-4">
      <h1 className="font-semibold text-kpi">{own ? driverName : words.phoneOfDriver()}</h1>
      <p className="text-body">{own ? words.phoneEnterPin() : words.phoneHowToBind()}</p>
      <Form method="post" className="grid gap-3" aria-label={own ? words.phoneOpenForm() : words.phoneBindForm()}>
        <input type="hidden" name="intent" value={own ? 'open' : 'bind'} />
        {!own && (
          <Line
            required
            label={kit.fieldCode()}
            name="code"
            value={code}
            onText={setCode}
            autoCapitalize="none"
            autoComplete="off"
          />
        )}
        <Line
          required
          label={words.phonePin()}
          name="pin"
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
        />
        {!own && (
          <Line
            required
            label={words.phonePinAgain()}
            name="again"
            type="password"
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
          />
        )}
        <p role="alert" data-tone="stop" className={why ? 'tone rounded-md px-3 py-2 text-body' : 'sr-only'}>
          {why}
        </p>
        <Button type="submit" look="primary" size="lg" disabled={busy}>
          {own ? words.phoneOpen() : words.phoneMakeMine()}
        </Button>
      </Form>
      <LanguageChoice />
    </main>
  )
}
