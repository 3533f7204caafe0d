import { cn } from './cn'

/** A grey place for what is still to come; shaped by its class. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={cn('block animate-pulse rounded-sm bg-sunken', className)} />
)
