import { isRouteErrorResponse, Link, useLocation, useRouteError } from '@remix-run/react'
import { useEffect } from 'react'
import * as words from '~/domain/kit/words'
import { useSession } from '~/web/kit/can'
import type { Problem } from '~/web/kit/problem'
import { Button } from '~/web/ui/button'
import { isChunkFailure, mayReload } from './chunk-guard'
import { sessionEnded } from './session-end'

const TEXTS = {
  denied: { title: words.wrongDenied, text: words.wrongDeniedText },
  missing: { title: words.wrongMissing, text: words.wrongMissingText },
  other: { title: words.wrongOther, text: words.wrongOtherText },
}

/** The specification's three texts and two buttons; what the API said in particular is below, small. */
export function ErrorScreen() {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  const session = useSession()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const problem = isRouteErrorResponse(error) ? (error.data as Partial<Problem> | undefined) : undefined
  useEffect(() => {
    if (status === 401) sessionEnded({ hadSession: session !== null })
    if (isChunkFailure(error) && mayReload()) window.location.reload()
    if (status >= 500) console.error(error)
  }, [status, session, error])
  const { title, text } = status === 401 || status === 403 ? TEXTS.denied : status === 404 ? TEXTS.missing : TEXTS.other
  return (
    <div className="mx-auto grid max-w-130 content-center gap-3 px-6 py-24">
      <p className="figures font-semibold text-muted text-table">{status}</p>
      <h1 tabIndex={-1} className="font-semibold text-kpi">
        {title()}
      </h1>
      <p className="text-body text-muted">{text()}</p>
      {status === 404 && <p className="break-all text-table">{words.wrongMissingAt({ path: pathname })}</p>}
      {status === 403 && problem?.detail && <p className="text-table">{problem.detail}</p>}
      {problem?.requestId && <p className="text-meta text-muted">{words.listRequest({ id: problem.requestId })}</p>}
      <div className="mt-3 flex gap-2">
        <Button asChild look="primary" size="lg">
          <Link to="/">{words.wrongHome()}</Link>
        </Button>
        <Button asChild size="lg">
          <a href={pathname + search}>{words.wrongClear()}</a>
        </Button>
      </div>
    </div>
  )
}
