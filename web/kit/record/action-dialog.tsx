import { useId, useRef, useState } from 'react'
import * as kitWords from '~/domain/kit/words'
import { Button } from '~/web/ui/button'
import { Dialog, DialogContent } from '~/web/ui/dialog'
import { Textarea } from '~/web/ui/input'
import type { RecordAction } from './record-action'
import { useAction } from './use-action'

type Props = {
  action: RecordAction
  onClose: () => void
  /** Where what comes of it is told by somebody who stays; usually the dialog itself stays until it went well. */
  run?: ReturnType<typeof useAction>
}

/** Asks before it acts; where a reason is due, there is no going on without kitWords. */
export function ActionDialog({ action, onClose, run: given }: Props) {
  const [refusal, setRefusal] = useState('')
  const own = useAction(onClose, setRefusal)
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState(false)
  const ask = action.confirm
  if (!ask) return null
  const label = typeof ask.reason === 'string' ? ask.reason : kitWords.fieldReason()
  const send = () => {
    if (!form.current) return
    const body = new FormData(form.current)
    if (ask.reason && !String(body.get('reason') ?? '').trim()) {
      form.current.querySelector('textarea')?.focus()
      return setMissing(true)
    }
    setRefusal('')
    if (!given) return own(action, body)
    given(action, body)
    onClose()
  }
  return (
    <Dialog open onOpenChange={open => !open && onClose()}>
      <DialogContent
        title={ask.title}
        description={typeof ask.text === 'string' ? ask.text : undefined}
        footer={
          <>
            <Button onClick={onClose}>{kitWords.actionCancel()}</Button>
            <Button look={action.look === 'danger' ? 'danger' : 'primary'} onClick={send}>
              {ask.verb ?? action.label}
            </Button>
          </>
        }
      >
        <form
          ref={form}
          className="grid gap-4"
          onSubmit={event => {
            event.preventDefault()
            send()
          }}
        >
          {typeof ask.text !== 'string' && ask.text}
          {ask.form}
          {refusal && (
            <p role="alert" data-tone="stop" className="tone rounded-lg px-3 py-2 text-table">
              {refusal}
            </p>
          )}
          {ask.reason && (
            <div className="grid gap-1">
              <label htmlFor={id} className="font-semibold text-table">
                {label}
              </label>
              <Textarea
                id={id}
                name="reason"
                rows={3}
                aria-required
                aria-invalid={missing || undefined}
                aria-describedby={missing ? `${id}-error` : undefined}
              />
              {missing && (
                <p id={`${id}-error`} className="text-stop text-table">
                  {kitWords.fieldRequired({ label })}
                </p>
              )}
            </div>
          )}
        </form>
      </DialogContent>
    </Dialog>
  )
}
