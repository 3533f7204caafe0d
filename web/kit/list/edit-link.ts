import { useSearchParams } from '@remix-run/react'
import { withParams } from './url'

/** Addresses that open the small form of a list over the rows, keeping filter and page: `to('new')`, `to(row.id)`. */
export function useEditLink() {
  const [params] = useSearchParams()
  return { editing: params.get('edit'), to: (id: string) => withParams(params, { edit: id, page: params.get('page') }) }
}
