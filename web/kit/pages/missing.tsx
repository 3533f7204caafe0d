import type { LoaderFunctionArgs } from '@remix-run/node'
import { missing, screenPath } from '~/web/kit/shell/guard'

export const loader = ({ request }: LoaderFunctionArgs) => {
  throw missing(screenPath(request))
}

/** Never shown: the loader always throws to the error page of its layout. */
export default function Missing() {
  return null
}
