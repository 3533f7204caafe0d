import { useLocation, useRouteLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import { postingDone } from '~/web/kit/form/kept-draft'
import { success } from '~/web/kit/toast/toasts'

/** What the last change said of itself, handed over by a short cookie; shown once. */
export function useDoneToast() {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at after each change of page
  useEffect(() => {
    const said = /(?:^|;\s*)said=([^;]*)/.exec(document.cookie)?.[1]
    if (!said) return
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
    document.cookie = 'said=; Path=/; Max-Age=0'
    success(wordsOf(said))
    postingDone()
  }, [key])
}

/** Where there is no script there is no toast: the same words are on the page. */
export function SaidWithoutScript() {
  const said = (useRouteLoaderData('root') as { said?: string | null } | undefined)?.said
  if (!said) return null
  return (
    <noscript>
      <p role="status" data-tone="done" className="tone px-6 py-2.5 text-table">
        {wordsOf(said)}
      </p>
    </noscript>
  )
}

function wordsOf(said: string): string {
  try {
    return decodeURIComponent(said)
  } catch {
    return ''
  }
}
