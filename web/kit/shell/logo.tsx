/** The product's mark: a mixer's drum with its spiral. */
export const Mark = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 32 32" fill="none" className={className} aria-hidden="true">
    <path d="M6.2 20.8 4 14.6l7.2-6.1 9-1.6 6.6 5.6-1.5 8.3-8.8 4.3z" fill="currentColor" fillOpacity=".14" />
    <path
      d="M6.2 20.8 4 14.6l7.2-6.1 9-1.6 6.6 5.6-1.5 8.3-8.8 4.3z"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
    />
    <path d="m11.2 8.5-.6 14.1M20.2 6.9 16.5 25.1" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
  </svg>
)
