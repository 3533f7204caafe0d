import { Form } from '@remix-run/react'
import { type ComponentType, type FormEvent, forwardRef, useState } from 'react'
import { useUser } from '~/web/kit/can'
import { isWaiting } from '~/web/kit/outbox/entry'
import { entriesOf } from '~/web/kit/outbox/store'
import type { Unsent } from './unsent-dialog'

type Asked = { unsent: number; form: HTMLFormElement; Dialog: ComponentType<Unsent> }

/**
 * Signs out, by `requestSubmit`. Who has done something on this device that is not sent yet is told first: it goes when the
 * same person is signed in here again, and never else. Pages that keep actions have the dialog at hand without a network.
 */
export const LeaveForm = forwardRef<HTMLFormElement>(function LeaveForm(_, ref) {
  const user = useUser()
  const [asked, setAsked] = useState<Asked | null>(null)
  const leave = async (event: FormEvent<HTMLFormElement>) => {
    if (!user || !hasKept(user.id)) return
    const form = event.currentTarget
    event.preventDefault()
    const entries = await entriesOf(user.id).catch(() => [])
    const unsent = entries.filter(isWaiting).length
    const kit = unsent ? await import('./unsent-dialog').catch(() => null) : null
    if (kit) setAsked({ unsent, form, Dialog: kit.UnsentDialog })
    else form.submit()
  }
  return (
    <>
      <Form ref={ref} method="post" action="/act/logout" reloadDocument hidden onSubmit={leave} />
      {asked && (
        <asked.Dialog unsent={asked.unsent} onStay={() => setAsked(null)} onLeave={() => asked.form.submit()} />
      )}
    </>
  )
})

/** Most people never kept anything on this device. */
const hasKept = (userId: string) => localStorage.getItem(`outbox-last-${userId}`) !== null
