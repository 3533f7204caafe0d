import { useLocation, useRouteLoaderData } from '@remix-run/react'
import { useRef } from 'react'
import { isUnsent } from '~/web/kit/shell/lost-connection'

/**
 * One key per form shown and answer given. Its root is made by the server with the page, so that the HTML works without
 * JavaScript; a second press sends the same key, and so does one whose answer was lost; a corrected form a new one.
 */
export function useFormKey(answer: unknown): string {
  const root = (useRouteLoaderData('root') as { formKey?: string } | undefined)?.formKey ?? 'form'
  const { key } = useLocation()
  const seen = useRef<unknown>(undefined)
  const count = useRef(0)
  if (seen.current !== answer) {
    seen.current = answer
    if (answer !== undefined && !isUnsent(answer)) count.current += 1
  }
  return `${root}-${key}-${count.current}`
}
