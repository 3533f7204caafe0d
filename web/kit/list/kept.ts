import { useRouteLoaderData } from '@remix-run/react'
import type { KeptForList, SavedView } from '~/domain/users/saved-view'

/** Parameters that are no part of a view: the page, a form that is open, the view itself. */
const NOT_KEPT = ['page', 'saved', 'edit', 'item', '_routes', 'index']
/** In the address: this view, or none although one would open by itself. */
export const SAVED = 'saved'
export const ALL = 'all'

const AN_ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi
export const listKey = (pathname: string) => pathname.replace(AN_ID, ':id')

type Layout = { kept?: KeptForList | null } | undefined

export function useKept(): KeptForList | null {
  const sidebar = useRouteLoaderData('sidebar') as Layout
  const plain = useRouteLoaderData('default') as Layout
  return (sidebar ?? plain)?.kept ?? null
}

export const addressOf = ({ id, search }: Pick<SavedView, 'id' | 'search'>) =>
  `?${search ? `${search}&` : ''}${SAVED}=${id}`

/** What of the address belongs to a view, always in the same order. */
export function viewSearch(params: URLSearchParams): string {
  const kept = [...params].filter(([name, value]) => value && !NOT_KEPT.includes(name))
  return new URLSearchParams(kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))).toString()
}

/** The view that is open, and whether the address has moved away from it. */
export function openView(kept: KeptForList | null, params: URLSearchParams) {
  const view = kept?.views.find(({ id }) => id === params.get(SAVED)) ?? null
  return { view, modified: view !== null && viewSearch(new URLSearchParams(view.search)) !== viewSearch(params) }
}
