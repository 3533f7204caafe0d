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
  if (only) return null
  // Its tone and what is said of it stay; what belongs to a link alone goes.
  const marks = Object.entries(rest).filter(([name]) => /^(data|aria)-|^title$/.test(name))
  return (
    <span className={className?.replaceAll(/\b(text-link|hover:\S+)/g, '')} {...Object.fromEntries(marks)}>
      {children}
    </span>
  )
})
