import { Link, type LinkProps } from '@remix-run/react'
import { forwardRef } from 'react'
import { useHere } from './support-view'

type Props = Omit<LinkProps, 'to'> & {
  to: string
  /** Nothing at all where it leads nowhere, e.g. for a button; else its words stay. */
  only?: boolean
}

/** A link that stays within the support area when it is looked at from there. */
export const HereLink = forwardRef<HTMLAnchorElement, Props>(function HereLink(
  { to, only, children, className, ...rest },
  ref,
) {
  const here = useHere()(to)
  if (here) {
    return (
      <Link ref={ref} to={here} className={className} {...rest}>
        {children}
      </Link>
    )
  }
  return only ? null : <span className={className?.replaceAll(/\b(text-link|hover:\S+)/g, '')}>{children}</span>
})
