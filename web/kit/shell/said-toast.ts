import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { success } from '~/web/kit/toast/toasts'

/** What the last change said of itself, handed over by a short cookie; shown once. */
export function useSaid() {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at after each change of page
  useEffect(() => {
    const said = /(?:^|;\s*)said=([^;]*)/.exec(document.cookie)?.[1]
    if (!said) return
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
    document.cookie = 'said=; Path=/; Max-Age=0'
    success(decodeURIComponent(said))
  }, [key])
}
