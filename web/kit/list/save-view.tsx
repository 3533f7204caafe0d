import { useNavigate } from '@remix-run/react'
import { type FormEvent, useState } from 'react'
import { roleName } from '~/domain/access/role-names'
import { translated } from '~/domain/kit/translated'
import { useUser } from '~/web/kit/can'
import { success } from '~/web/kit/toast/toasts'
import { Button } from '~/web/ui/button'
import { Checkbox, Input, Select } from '~/web/ui/input'
import { addressOf } from './kept'
import type { useSendView } from './send-view'

type Send = ReturnType<typeof useSendView>

/** What the screen shows, under a name. */
export function SaveView({
  tabs,
  search,
  send,
  onSaved,
}: {
  tabs: string[]
  search: string
  send: Send
  onSaved: () => void
}) {
  const roles = useUser()?.roles ?? []
  const navigate = useNavigate()
  const [fault, setFault] = useState<string>()
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const values = {
      name: String(form.get('name')),
      search,
      sharedWith: String(form.get('sharedWith')) || null,
      ...(form.has('tab') && { tabs }),
      first: form.has('first'),
    }
    send(
      'save-view',
      values,
      view => {
        success(`${values.name} is saved`)
        onSaved()
        if (view) navigate(addressOf(view), { replace: true, preventScrollReset: true })
      },
      setFault,
    )
  }
  return (
    <form onSubmit={save} className="grid gap-3" aria-labelledby="save-view">
      <h3 id="save-view" className="font-semibold text-body">
        Save what you see as a view
      </h3>
      <label htmlFor="view-name" className="grid gap-1 text-table">
        <span className="font-semibold">Name</span>
        <Input
          id="view-name"
          name="name"
          required
          maxLength={60}
          autoComplete="off"
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? 'view-fault' : undefined}
        />
      </label>
      {fault && (
        <p id="view-fault" role="alert" className="text-stop text-table">
          {fault}
        </p>
      )}
      <label htmlFor="view-shared" className="grid gap-1 text-table">
        <span className="font-semibold">Who sees it</span>
        <Select id="view-shared" name="sharedWith" defaultValue="">
          <option value="">Only me</option>
          {roles.map(role => (
            <option key={role} value={role}>
              Everybody with the role {translated(roleName(role))}
            </option>
          ))}
        </Select>
      </label>
      <label htmlFor="view-tab" className="flex min-h-8 items-center gap-2 text-table">
        <Checkbox id="view-tab" name="tab" defaultChecked /> Show it as a tab
      </label>
      <label htmlFor="view-first" className="flex min-h-8 items-center gap-2 text-table">
        <Checkbox id="view-first" name="first" /> Open this list with it
      </label>
      <Button type="submit" look="primary" className="justify-self-start">
        Save view
      </Button>
    </form>
  )
}
