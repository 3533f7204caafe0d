import { Form, Link, useLocation, useNavigation } from '@remix-run/react'
import { Children, isValidElement, type ReactNode, useMemo, useRef } from 'react'
import { businessDay } from '~/domain/kit/time'
import * as kitWords from '~/domain/kit/words'
import { useSession } from '~/web/kit/can'
import { PageHead } from '~/web/kit/page-head'
import { isStale } from '~/web/kit/problem'
import type { Refused } from '~/web/kit/read-form'
import { useOpenedAt } from '~/web/kit/shell/clock'
import { Button } from '~/web/ui/button'
import { cn } from '~/web/ui/cn'
import { useAnswer } from './answer'
import { LeaveDialog, useDirtyGuard } from './dirty-guard'
import { DraftNote, useDraft } from './draft'
import { ErrorSummary } from './error-summary'
import { FormContext } from './form-context'
import { useFormKey } from './form-key'
import { useRefusal } from './refusal'
import { Section, SectionIndex, SectionsContext } from './section'
import { StaleCompare } from './stale-compare'
import { useSubmitKeys } from './submit-keys'

export type FormScreenProps = {
  title: string
  /** The record as read, with id and version; null for a new one. */
  values: object | null
  readOnly?: boolean
  /** Where Cancel leads; relative. */
  back?: string
  /** The verb on the button, e.g. 'Save plant'. */
  save?: string
  /** Offers 'Save and new', or another second way to save by its words; the action sees intent 'save-new'. */
  again?: boolean | string
  /** A long form: kept on the device every 5 seconds until it is saved. */
  draft?: boolean
  /** Live consequences beside the form. */
  aside?: ReactNode
  /** What the rules will drop or change, shown above the footer. */
  notice?: ReactNode
  /** Left in the footer, e.g. who saved last. */
  footnote?: ReactNode
  actions?: ReactNode
  note?: ReactNode
  /** Under the title, e.g. the sections of a record of which this form is one. */
  tabs?: ReactNode
  /** Above the form and no part of it: what is decided by buttons of its own. */
  before?: ReactNode
  /** A table of many columns takes the whole width. */
  wide?: boolean
  children: ReactNode
}

/** A form that works without JavaScript; with it: guard, draft, keys, comparison with what others saved. */
export function FormScreen(props: FormScreenProps) {
  const answer = useAnswer()
  const { id, version } = (props.values ?? {}) as { id?: string; version?: number }
  const present = `${id ?? 'new'} ${version ?? 0}`
  const key = useRef(present)
  // While a stale save is compared the form stays as typed; any other news from the server starts it afresh.
  if (!isStale(answer?.problem)) key.current = present
  return <FormBody key={key.current} {...props} answer={answer} />
}

function FormBody({ answer, ...props }: FormScreenProps & { answer: Refused | undefined }) {
  const { title, readOnly = false, back = '..', save = kitWords.actionSave(), children } = props
  const form = useRef<HTMLFormElement>(null)
  const navigation = useNavigation()
  const { pathname } = useLocation()
  const problem = answer?.problem
  const sending = navigation.state !== 'idle' && navigation.formMethod !== undefined && navigation.formMethod !== 'GET'
  const guard = useDirtyGuard(form, !readOnly, sending)
  const draft = useDraft(form, pathname, guard.dirty, Boolean(props.draft), sending, guard.touch)
  const key = useFormKey(answer)
  const given = useRef(props.values as Record<string, unknown> | null)
  const today = businessDay(useOpenedAt(), useSession()?.zone)
  const values = draft.restored ?? answer?.values ?? given.current ?? {}
  const state = useMemo(() => ({ values, problem, readOnly, today }), [values, problem, readOnly, today])
  const titles = sectionTitles(children)
  useRefusal(problem, form, pathname)
  useSubmitKeys(form)
  return (
    <FormContext.Provider value={state}>
      <SectionsContext.Provider value={titles}>
        <PageHead title={title} actions={props.actions} note={props.note}>
          {props.tabs}
        </PageHead>
        <div className="mx-auto flex w-full max-w-420 gap-8 px-6 pb-6 max-md:px-4">
          <SectionIndex beside={Boolean(props.aside)} />
          <div className={cn('min-w-0 flex-1', !props.wide && 'max-w-240')}>
            {props.before}
            {problem && !isStale(problem) && <ErrorSummary problem={problem} />}
            {problem && isStale(problem) && (
              <StaleCompare
                form={form}
                base={given.current}
                theirs={props.values as Record<string, unknown> | null}
                problem={problem}
              />
            )}
            <DraftNote draft={draft} />
            <Form
              ref={form}
              key={draft.generation}
              method="post"
              noValidate
              id="record"
              className="grid"
              aria-label={title}
            >
              <Hidden values={given.current} formKey={key} today={today} />
              {titles.length ? children : <div className="grid grid-cols-12 gap-4">{children}</div>}
              {props.notice}
            </Form>
          </div>
          {props.aside && (
            <aside className="sticky top-[calc(var(--top)+16px)] hidden w-80 shrink-0 self-start lg:block">
              {props.aside}
            </aside>
          )}
        </div>
        {!readOnly && (
          <footer
            data-chrome
            className="sticky bottom-0 z-20 mt-auto flex min-h-14 flex-wrap items-center gap-2 border-line border-t bg-bg px-6 py-2.5 max-md:px-4 max-md:*:flex-auto"
          >
            <p className="min-w-0 flex-1 truncate text-meta text-muted max-md:hidden">{props.footnote}</p>
            <Button asChild look="quiet">
              <Link to={back} relative="path">
                {kitWords.actionCancel()}
              </Link>
            </Button>
            {props.again && (
              <Button type="submit" form="record" name="intent" value="save-new" disabled={sending}>
                {props.again === true ? kitWords.actionSaveNew() : props.again}
              </Button>
            )}
            <Button
              type="submit"
              form="record"
              name="intent"
              value="save"
              data-save
              look="primary"
              disabled={sending}
              aria-keyshortcuts="Control+S"
            >
              {sending ? kitWords.actionSaving() : save}
            </Button>
          </footer>
        )}
        <LeaveDialog guard={guard} />
      </SectionsContext.Provider>
    </FormContext.Provider>
  )
}

/** What travels by itself: which record, from which version, and the key that makes a second press harmless. */
function Hidden({
  values,
  formKey,
  today,
}: {
  values: Record<string, unknown> | null
  formKey: string
  today: string
}) {
  return (
    <>
      {values?.id !== undefined && <input type="hidden" name="id" value={String(values.id)} />}
      {values?.version !== undefined && <input type="hidden" name="version" defaultValue={String(values.version)} />}
      <input type="hidden" name="_key" value={formKey} />
      <input type="hidden" name="_today" value={today} />
    </>
  )
}

const sectionTitles = (children: ReactNode): string[] =>
  Children.toArray(children).flatMap(child =>
    isValidElement<{ title: string }>(child) && child.type === Section ? [child.props.title] : [],
  )
