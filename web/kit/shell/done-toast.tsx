import { useLocation, useRouteLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import { postingDone } from '~/web/kit/form/kept-draft'
import { success } from '~/web/kit/toast/toasts'

/** What the last change said of itself, handed over by a short cookie; shown once. */
export function useDoneToast() {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at after each change of page
  useEffect(() => {
    const message = /(?:^|;\s*)said=([^;]*)/.exec(document.cookie)?.[1]
    if (!message) return
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
    document.cookie = 'said=; Path=/; Max-Age=0'
    success(wordsOf(message))
    postingDone()
  }, [key])
}

/** Where there is no script there is no toast: the same words are on the page. */
export function SaidWithoutScript() {
  const message = (useRouteLoaderData('root') as { said?: string | null } | undefined)?.said
  if (!message) return null
  return (
    <noscript>
      <p role="status" data-tone="done" className="tone px-6 py-2.5 text-table">
        {wordsOf(message)}
      </p>
    </noscript>
  )
}

function wordsOf(message: string): string {
  try {
    return decodeURIComponent(message)
  } catch {
    return ''
  }
}
