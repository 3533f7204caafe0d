import { Form, Link, useLocation, useNavigate, useNavigation, useSearchParams } from '@remix-run/react'
import { type MutableRefObject, type ReactNode, useMemo, useRef, useState } from 'react'
import { businessDay } from '~/domain/kit/time'
import * as words from '~/domain/kit/words'
import { useSession } from '~/web/kit/can'
import { useHydrated } from '~/web/kit/hydrated'
import { withParams } from '~/web/kit/list/url'
import { isStale } from '~/web/kit/problem'
import { useOpenedAt } from '~/web/kit/shell/clock'
import { Button } from '~/web/ui/button'
import { Dialog, DialogContent } from '~/web/ui/dialog'
import { useAnswer } from './answer'
import { AskToLeave, LeaveDialog, useDirtyGuard } from './dirty-guard'
import { DraftNote, useDraft } from './draft'
import { ErrorSummary } from './error-summary'
import { FormContext } from './form-context'
import { useFormKey } from './form-key'
import { useRefusal } from './refusal'
import { StaleCompare } from './stale-compare'
import { useSubmitKeys } from './submit-keys'

type Props = {
  title: string
  /** The row to edit with id and version; null for a new one. */
  values: object | null
  save?: string
  readOnly?: boolean
  description?: string
  children: ReactNode
}

/**
 * A small form over its list, open while the address says `?edit=new` or `?edit=<id>`; up to eight fields. It posts intent
 * `save` to the list's own action, which ends with `done(request, closed(request), …)`. Without JavaScript it is
 * above the rows.
 */
export function DialogForm({
  title,
  values,
  save = words.actionSave(),
  readOnly = false,
  description,
  children,
}: Props) {
  const hydrated = useHydrated()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const away = withParams(params, { edit: null, page: params.get('page') })
  const dirty = useRef(false)
  const [asking, setAsking] = useState(false)
  const body = (
    <Body values={values} readOnly={readOnly} label={title} dirty={dirty}>
      {children}
    </Body>
  )
  const saveButton = !readOnly && <SaveButton label={save} />
  if (!hydrated) {
    return (
      <section aria-label={title} className="mx-6 mb-4 max-w-180 rounded-lg border border-line-strong p-5">
        <h2 className="mb-4 font-semibold text-section">{title}</h2>
        {body}
        <div className="mt-4 flex gap-2">
          {saveButton}
          <Link to={away} className="self-center text-link">
            {words.actionCancel()}
          </Link>
        </div>
      </section>
    )
  }
  const leave = () => navigate(away, { preventScrollReset: true })
  const close = () => (dirty.current ? setAsking(true) : leave())
  return (
    <Dialog open onOpenChange={open => !open && close()}>
      <DialogContent
        title={title}
        description={description}
        wide
        onOpenAutoFocus={beginAtFirstField}
        footer={
          <>
            <Button onClick={close}>{readOnly ? words.actionClose() : words.actionCancel()}</Button>
            {saveButton}
          </>
        }
      >
        {body}
        <AskToLeave open={asking} onStay={() => setAsking(false)} onLeave={leave} />
      </DialogContent>
    </Dialog>
  )
}

/** Typing begins at once; a finger gets no keyboard before it asks, and what was refused shows its reasons first. */
function beginAtFirstField(event: Event) {
  const content = event.currentTarget as HTMLElement
  event.preventDefault()
  if (content.contains(document.activeElement)) return
  const first = content.querySelector<HTMLElement>('form .control:not([readonly], :disabled)')
  const field = first && matchMedia('(pointer: fine)').matches ? first : content
  field.focus()
}

function Body({
  values,
  readOnly,
  label,
  dirty,
  children,
}: {
  values: object | null
  readOnly: boolean
  label: string
  /** Told to whoever closes the dialog. */
  dirty: MutableRefObject<boolean>
  children: ReactNode
}) {
  const answer = useAnswer()
  const form = useRef<HTMLFormElement>(null)
  const key = useFormKey(answer)
  const [given] = useState(values as Record<string, unknown> | null)
  const today = businessDay(useOpenedAt(), useSession()?.zone)
  const problem = answer?.problem
  const { pathname } = useLocation()
  const navigation = useNavigation()
  const sending = navigation.state !== 'idle' && navigation.formMethod === 'POST'
  const guard = useDirtyGuard(form, !readOnly, sending)
  dirty.current = guard.dirty
  const draft = useDraft(form, pathname, false, false, sending, guard.touch)
  const shown = draft.restored ?? answer?.values ?? given ?? {}
  const state = useMemo(() => ({ values: shown, problem, readOnly, today }), [shown, problem, readOnly, today])
  useRefusal(problem, form, pathname)
  useSubmitKeys(form)
  return (
    <FormContext.Provider value={state}>
      {problem && !isStale(problem) && <ErrorSummary problem={problem} />}
      {problem && isStale(problem) && (
        <StaleCompare form={form} base={given} theirs={values as Record<string, unknown> | null} problem={problem} />
      )}
      <DraftNote draft={draft} />
      <Form
        ref={form}
        key={draft.generation}
        method="post"
        id="record"
        noValidate
        preventScrollReset
        replace
        aria-label={label}
        className="grid grid-cols-12 gap-4"
      >
        {given?.id !== undefined && <input type="hidden" name="id" value={String(given.id)} />}
        {given?.version !== undefined && <input type="hidden" name="version" defaultValue={String(given.version)} />}
        <input type="hidden" name="_key" value={key} />
        <input type="hidden" name="_today" value={today} />
        <input type="hidden" name="intent" value="save" />
        {children}
      </Form>
      <LeaveDialog guard={guard} />
    </FormContext.Provider>
  )
}

function SaveButton({ label }: { label: string }) {
  const navigation = useNavigation()
  const sending = navigation.state !== 'idle' && navigation.formData?.get('intent') === 'save'
  return (
    <Button type="submit" form="record" data-save look="primary" disabled={sending}>
      {sending ? words.actionSaving() : label}
    </Button>
  )
}
