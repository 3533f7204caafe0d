import type { KeptForList } from '~/domain/users/saved-view'

export type LayoutData = { title: string; scroll: 'top' | 'keep'; kept: KeptForList | null }
type MetaArgs = { data: LayoutData | undefined; location: { pathname: string }; error?: unknown }

/** The document title is the screen's own; the page that is not there says which. */
export const titleMeta = ({ data, location, error }: MetaArgs) => [
  {
    title:
      (error as { status?: number } | undefined)?.status === 404
        ? `Page Not Found: ${location.pathname}`
        : (data?.title ?? 'Portal'),
  },
]

/** Filters and saved forms stay on the same screen: nothing about the guard changes then. */
export const onNewPath = ({
  currentUrl,
  nextUrl,
  formAction,
}: {
  currentUrl: URL
  nextUrl: URL
  formAction?: string
}) => currentUrl.pathname !== nextUrl.pathname || Boolean(formAction?.startsWith('/a'))
